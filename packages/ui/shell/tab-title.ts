import { screenLabel } from '../declarations/route-rights.ts'
import { entryFor, type MenuEntry } from './menu/menu.ts'
import { homePaths, type Tab } from './tabs.ts'

export const titleOf = (tab: Tab, menu: readonly MenuEntry[]): string =>
  homePaths.includes(tab.path)
    ? '首页'
    : (tab.title ?? entryFor(menu, tab.path)?.name ?? screenLabel(tab.path) ?? '页面')
