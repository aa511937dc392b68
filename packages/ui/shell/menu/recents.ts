import { useLocation } from 'react-router'
import { useSession } from '../../session/person.ts'
import { type Recent, useDesk } from '../desk.ts'
import { isRecord } from '../tabs.ts'
import { entryFor, type MenuEntry, useMenu } from './menu.ts'

/** A page opened lately, as it is offered again. */
export interface RecentPage {
  readonly path: string
  readonly name: string
  readonly icon: string | null | undefined
  /** The list that contains the record. */
  readonly list: string | undefined
}

const none: readonly Recent[] = []

/** What the person opened last on this device, the latest first, without the page in front. */
export const useRecents = (): readonly RecentPage[] => {
  const menu = useMenu()
  const { pathname } = useLocation()
  const personId = useSession(({ person }) => person?.id ?? '')
  const kept = useDesk(({ recents }) => recents[personId] ?? none)
  return recentPages(menu, kept, pathname)
}

/** Of the pages kept those that may still be opened. */
export const recentPages = (menu: readonly MenuEntry[], kept: readonly Recent[], here: string): readonly RecentPage[] =>
  kept
    .filter(({ path }) => path !== here)
    .flatMap(({ path, title }) => {
      const entry = entryFor(menu, path)
      const name = title ?? entry?.name
      if (!name || !(entry || isRecord(path))) return []
      return [{ path, name, icon: entry?.icon, list: path === entry?.route ? undefined : entry?.name }]
    })
    .slice(0, 8)
