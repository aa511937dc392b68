import { createElement, useSyncExternalStore } from 'react'
import { groupIcons } from './group-icons.ts'
import { type IconSet, iconsNear } from './icon-set.ts'

let icons: IconSet = groupIcons
const asked = new Set<string>()
const waiting = new Set<() => void>()

/** An icon of the menu by its @ant-design/icons name; a plain sheet for names outside the fixed set. */
export const MenuIcon = ({ name }: { readonly name: string | null | undefined }) => {
  const known = useSyncExternalStore(subscribe, () => icons)
  if (name && !known[name] && !asked.has(name)) void fetchNear(name)
  return createElement(known[name ?? ''] ?? known.FileOutlined ?? 'i')
}

const subscribe = (notice: () => void): (() => void) => {
  waiting.add(notice)
  return () => void waiting.delete(notice)
}

const fetchNear = async (name: string): Promise<void> => {
  asked.add(name)
  const more = await iconsNear(name).catch(() => ({}))
  icons = { ...icons, ...more }
  for (const notice of waiting) notice()
}
