import type { Entity } from '@chengban/kernel/entity.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { columnType } from '../kinds/column.ts'
import type { Catalog } from './catalog.ts'
import { sqlOf } from './expression.ts'
import { keptFields } from './kept.ts'
import { column, literal, table } from './names.ts'

// Decision 098: Kept columns are held against their rows

/** A kept column that is not what its formula gives. */
export interface Drift {
  readonly id: string
  /** Name of the field. */
  readonly name: string
  readonly kept: string | null
  readonly reckoned: string | null
}

/** Asks for the drifts of an entity in one reading of its rows; undefined where it keeps nothing. `once` is as it was. */
export const driftSql = (catalog: Catalog, entity: Entity): string | undefined => {
  const fields = keptFields(entity).filter(([, { options }]) => options.kept === true)
  if (fields.length === 0) return undefined
  const place = catalog.inside(entity, 't')
  const pairs = fields.map(([name, field]) => {
    const formula = sqlOf(field.options.computed as Expr<unknown>, place)
    return `(${literal(name)}, t.${column(name)}::text, (${formula})::${columnType(field, catalog.all)}::text)`
  })
  return `select t.id::text as id, v.name, v.kept, v.reckoned
    from ${table(entity.name)} t cross join lateral (values ${pairs.join(', ')}) v (name, kept, reckoned)
    where v.kept is distinct from v.reckoned order by t.id, v.name limit 1000`
}
