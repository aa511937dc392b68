import { type ComponentType, createElement, useSyncExternalStore } from 'react'
import { groupIcons } from './group-icons.ts'

let icons: Readonly<Record<string, ComponentType>> = groupIcons
let isFetching = false
const waiting = new Set<() => void>()

/** An icon of the menu by its @ant-design/icons name; a plain sheet for names outside the fixed set. */
export const MenuIcon = ({ name }: { readonly name: string | null | undefined }) => {
  const known = useSyncExternalStore(subscribe, () => icons)
  if (name && !known[name]) fetchRest()
  return createElement(known[name ?? ''] ?? known.FileOutlined ?? 'i')
}

const subscribe = (notice: () => void): (() => void) => {
  waiting.add(notice)
  return () => void waiting.delete(notice)
}

const fetchRest = (): void => {
  if (isFetching) return
  isFetching = true
  import('./entry-icons.ts')
    .then(({ entryIcons }) => {
      icons = { ...groupIcons, ...entryIcons }
      for (const notice of waiting) notice()
    })
    .catch(() => {
      isFetching = false
    })
}
