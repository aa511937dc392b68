import type { Sql } from '@chengban/engine/db/sql.ts'
import type { MenuEntry, MenuGroup } from '../../menu/menu-entry.ts'
import { type Bundle, bundlesOf } from '../../permission/bundles.ts'
import { permission } from '../../permission/permission.entity.ts'
import { insertLinks, into } from './rows.ts'

/** Makes menu entries that are missing, each with its permission bundle; gives the bundles that are new. */
export const addMenus = async (tx: Sql, groups: readonly MenuGroup[]): Promise<Bundle[]> => {
  const rows = groups.flatMap((group, index) => [
    rowOf(group, index),
    ...group.children.map((child, place) => ({ ...rowOf(child, place), parentId: String(group.id) })),
  ])
  await into(tx, 'menu').insert(rows)
  const wanted = bundlesOf(groups)
  const added = await into(tx, 'permission').insert(
    wanted.map(({ id, name }, index) => ({ id, name, sort: (index + 1) * 10 })),
  )
  const bundles = wanted.filter(({ id }) => added.includes(id))
  await insertLinks(
    tx,
    permission,
    'menuIds',
    bundles.map(({ id, menuId }) => [id, menuId] as const),
  )
  await insertLinks(
    tx,
    permission,
    'operationIds',
    bundles.flatMap(({ id, codes }) => codes.map((code) => [id, code] as const)),
  )
  return bundles
}

const rowOf = ({ id, name, icon, route, codes = [], badge, active = true }: MenuEntry, index: number) => ({
  id,
  name,
  icon,
  route: route ?? null,
  parentId: null,
  operationCodes: codes,
  badge: badge ?? null,
  active,
  sort: (index + 1) * 10,
})
