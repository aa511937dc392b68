import type { Area, MenuPlace, Screen } from '@chengban/kernel/area.ts'
import type { MenuEntry, MenuGroup } from './menu-entry.ts'
import { menuGroups } from './menus.ts'

// Decision 040: A screen has one name

type Placed = [route: string, screen: Screen & { readonly menu: MenuPlace }]

/** The menu: every screen that names its place, below its heading; headings without a screen are left out. */
export const openMenus = (areas: readonly Pick<Area, 'screens'>[]): MenuGroup[] => {
  const placed = areas
    .flatMap(({ screens }) => Object.entries(screens))
    .filter((one): one is Placed => one[1].menu !== undefined)
    .sort(([, a], [, b]) => orderOf(a.menu) - orderOf(b.menu))
  return menuGroups
    .map((group) => ({ ...group, children: placed.filter(([, { menu }]) => groupOf(menu) === group.id).map(entryOf) }))
    .filter(({ children }) => children.length > 0)
}

const orderOf = ({ id, before }: MenuPlace): number => (before === undefined ? id : before - 0.5)

const groupOf = ({ id }: MenuPlace): number | undefined => menuGroups.findLast((group) => group.id < id)?.id

const entryOf = ([path, { label, codes = [], menu }]: Placed): MenuEntry => {
  const { id, icon, badge, isAsleep, name = label, route = path } = menu
  return {
    id,
    name,
    icon,
    route,
    codes,
    ...(badge ? { badge: [badge].flat().join(' ') } : {}),
    ...(isAsleep ? { active: false } : {}),
  }
}
