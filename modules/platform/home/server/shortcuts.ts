import type { Engine } from '@chengban/engine/engine.ts'
import { visibleMenus } from '../../menu/server/visible.ts'
import { chosenSql } from './hello-sql.ts'
import { waysOf } from './usual-ways.ts'

/** As many as can be chosen. */
const most = 12

/**
 * Returns the functions a person chose, else those of their group, limited to the ones they may open, each with its
 * open tasks.
 */
export const shortcutsOf = async (engine: Engine) => {
  const [menus, [row]] = await Promise.all([
    engine.reading(visibleMenus),
    engine.read<{ chosen: unknown; userGroup: string | null }>({ text: chosenSql, prepared: true }),
  ])
  const entries = menus.flatMap((menu) => [menu, ...menu.children])
  const open = new Map(entries.flatMap((entry) => (entry.route ? [[entry.route, entry] as const] : [])))
  const chosen = Array.isArray(row?.chosen) ? row.chosen.filter((route) => typeof route === 'string') : undefined
  const routes = chosen ?? waysOf(row?.userGroup ?? '', (route) => open.has(route))
  return routes.slice(0, most).flatMap((route) => {
    const entry = open.get(route)
    return entry && route !== '/hello' ? [{ name: entry.name, icon: entry.icon, route, count: entry.badge }] : []
  })
}
