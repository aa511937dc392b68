import type { Entity } from '@chengban/kernel/entity.ts'
import type { Op } from '@chengban/kernel/expr.ts'
import { idType } from '../kinds/column.ts'
import { define } from './define.ts'
import { column, literal, table } from './names.ts'

/** No tree is deeper; what circles in spite of all ends here. */
const deepest = 10

/** The place of a row in its tree: its depth, its path from the root, the rows below it. */
export const treeFunction = (name: string, e: Entity, op: Extract<Op, { is: 'tree' }>): string => {
  if (!e.tree) throw new Error(`${e.name} is no tree`)
  const parent = column(e.tree.parent)
  const type = idType(e)
  if (op.part === 'below')
    return define(
      `${name}(${type}) returns setof ${type}`,
      `with recursive below as (select $1 as id union select c.id from ${table(e.name)} c join below on c.${parent} = below.id) select id from below`,
    )
  const value = op.part === 'path' ? `x.${column(op.column)}` : 'null'
  const above = `with recursive above as (
    select x.${parent} as up, ${value} as value, 1 as step from ${table(e.name)} x where x.id = $1
    union all
    select x.${parent}, ${value}, above.step + 1 from ${table(e.name)} x join above on x.id = above.up where above.step < ${deepest}
  )`
  return op.part === 'path'
    ? define(
        `${name}(${type}) returns text`,
        `${above} select string_agg(value, ${literal(op.between)} order by step desc) from above`,
      )
    : define(`${name}(${type}) returns integer`, `${above} select max(step) from above`)
}
