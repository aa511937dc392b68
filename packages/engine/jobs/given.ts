import type { Entity } from '@chengban/kernel/entity.ts'
import type { Expr, Scalar } from '@chengban/kernel/expr.ts'
import { system } from '@chengban/kernel/system-fields.ts'
import { columnType } from '../kinds/column.ts'
import type { Catalog } from '../schema/catalog.ts'
import { type Place, sqlOf } from '../schema/expression.ts'
import { literal, quote } from '../schema/names.ts'

export type Givens = Readonly<Record<string, Scalar | Expr<unknown> | undefined>>

/** What columns of an entity are given of a row, in SQL and of their types, by their names. */
export const givenSql = (catalog: Catalog, target: Entity, place: Place, values: Givens): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(values).flatMap(([name, value]) => {
      const field = target.fields[name] ?? system[name as keyof typeof system]
      if (!field) throw new Error(`${target.name} has no ${name}`)
      if (value === undefined) return []
      const sql = typeof value === 'object' && value !== null ? sqlOf(value, place) : literal(value)
      return [[name, `(${sql})::${columnType(field, catalog.all)}`]]
    }),
  )

/** The same as columns of a `select`. */
export const selected = (given: ReadonlyMap<string, string>): string =>
  [...given].map(([name, sql]) => `${sql} as ${quote(name)}`).join(', ')
