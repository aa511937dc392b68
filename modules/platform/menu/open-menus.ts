import type { Area } from '@chengban/kernel/area.ts'
import type { MenuEntry, MenuGroup } from './menu-entry.ts'
import { menus } from './menus.ts'

/**
 * What of the tree can be opened: entries whose route some area declares, with the codes that its screen asks, and
 * groups that have such an entry.
 */
export const openMenus = (areas: readonly Pick<Area, 'screens'>[]): MenuGroup[] => {
  const screens = new Map(areas.flatMap((area) => Object.entries(area.screens)))
  const opened = (entry: MenuEntry): MenuEntry[] => {
    const screen = screens.get(entry.route ?? '') ?? screens.get(patternOf(entry.route))
    return screen ? [{ ...entry, codes: screen.codes ?? [] }] : []
  }
  return menus
    .map(({ children, ...group }) => ({ ...group, children: children.flatMap(opened) }))
    .filter(({ children }) => children.length > 0)
}

/** `/metabase/company` is opened by `/metabase/:url`. */
const patternOf = (route = ''): string => route.replace(/[^/]+$/, ':url')
