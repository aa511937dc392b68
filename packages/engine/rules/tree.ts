import { invalid } from '@chengban/kernel/refusal.ts'
import { lock } from '../db/locks.ts'
import type { Sql } from '../db/sql.ts'
import { idType } from '../kinds/column.ts'
import type { Scene } from '../row/scene.ts'
import { column, table } from '../schema/names.ts'

const levels = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九']

/**
 * The place of a row in its entity's tree: never below itself, never deeper than declared, counting the deepest child
 * moved along. One at a time per entity, so that no two moves together make what neither would alone.
 */
export const checkTree = async ({ tx, entity, before, row }: Scene): Promise<void> => {
  const { tree } = entity
  if (!tree || !row[tree.parent] || before?.[tree.parent] === row[tree.parent]) return
  await lock(tx, 'tree', entity.name)
  const { isBelow, depth } = await placeOf(tx, entity, tree.parent, row)
  if (isBelow) throw invalid({ [tree.parent]: `${entity.fields[tree.parent]?.label}不能是自身或下级` })
  if (tree.maxDepth && depth > tree.maxDepth)
    throw invalid({ [tree.parent]: `${entity.label}最多${levels[tree.maxDepth] ?? tree.maxDepth}级` })
}

/** Whether the new parent is the row itself or below it, and how deep the deepest child would be. */
const placeOf = async (
  tx: Sql,
  entity: Scene['entity'],
  parent: string,
  row: Scene['row'],
): Promise<{ isBelow: boolean; depth: number }> => {
  const [up, of, id] = [column(parent), table(entity.name), idType(entity)]
  const [place] = await tx.query<{ isBelow: boolean; depth: number }>(
    `with recursive above as (
       select t.id, t.${up} as up, 1 as step from ${of} t where t.id = $2::${id}
       union all select t.id, t.${up}, above.step + 1 from ${of} t join above on t.id = above.up where above.step < 100
     ), below as (
       select $1::${id} as id, 1 as step
       union all select t.id, below.step + 1 from ${of} t join below on t.${up} = below.id where below.step < 100
     )
     select exists (select from above where id = $1::${id}) as "isBelow",
       coalesce((select max(step) from above), 0) + (select max(step) from below) as depth`,
    [row.id ?? null, row[parent]],
  )
  return place ?? { isBelow: false, depth: 0 }
}
