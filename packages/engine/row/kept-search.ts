import type { Entity } from '@chengban/kernel/entity.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { remembered } from '@chengban/kernel/remembered.ts'
import type { Sql } from '../db/sql.ts'
import { type Declared, entityOf, idType } from '../kinds/column.ts'
import type { Catalog } from '../schema/catalog.ts'
import { parentOf } from '../schema/expression.ts'
import { searchFields } from '../schema/model.ts'
import { column, table } from '../schema/names.ts'
import { atEnd } from './ending.ts'

/** Whether the keyword box finds rows by what the database keeps in them. */
const isFoundByKept = (entity: Entity): boolean =>
  searchFields(entity).some((name) => entity.fields[name]?.options.kept)

/** After a row was written: its own words, and those of rows that have taken over one of the columns named. */
export const searchKept = async (
  tx: Sql,
  catalog: Catalog,
  entity: Entity,
  id: string,
  names: readonly string[],
): Promise<void> => {
  const own = isFoundByKept(entity) ? [{ keeper: entity, condition: `t.id = ${oneOfIds(entity)}` }] : []
  for (const { keeper, condition } of [...own, ...keepersOf(catalog.all, entity, names)])
    await atEnd(tx, (ending) => ending.search({ entity: keeper, condition, id }))
}

const oneOfIds = (entity: Entity): string => `any ($1::${idType(entity)}[])`

interface Keeper {
  readonly keeper: Entity
  /** Which of its rows lead to one of the rows `$1`. */
  readonly condition: string
}

const keepersOf = (all: Declared, entity: Entity, names: readonly string[]): Keeper[] =>
  takersOf(all).flatMap(({ keeper, paths }) =>
    paths.flatMap((path) => {
      const condition = leadsTo(all, keeper, path, entity, names, 't')
      return condition ? [{ keeper, condition }] : []
    }),
  )

interface Taker {
  readonly keeper: Entity
  readonly paths: readonly (readonly string[])[]
}

/** The entities that are found by what they take over from others: every write asks for them. */
const takersOf = remembered((all: Declared): readonly Taker[] =>
  [...all.values()].filter(isFoundByKept).map((keeper) => ({ keeper, paths: pathsOf(keeper) })),
)

/** Where the path runs through the entity and one of the columns: the condition over its first row. */
const leadsTo = (
  all: Declared,
  from: Entity,
  [first = '', next = '', ...rest]: readonly string[],
  to: Entity,
  names: readonly string[],
  alias: string,
): string | undefined => {
  const parent = entityOf(all, parentOf(from, first))
  if (parent.name === to.name && names.includes(next)) return `${alias}.${column(first)} = ${oneOfIds(to)}`
  if (rest.length === 0) return undefined
  const inner = leadsTo(all, parent, [next, ...rest], to, names, `${alias}p`)
  return (
    inner && `${alias}.${column(first)} in (select ${alias}p.id from ${table(parent.name)} ${alias}p where ${inner})`
  )
}

/** Paths by which a searched column takes over another row's. */
const pathsOf = (keeper: Entity): (readonly string[])[] =>
  searchFields(keeper).flatMap((name) => {
    const { op } = (keeper.fields[name]?.options.computed as Expr<unknown> | undefined) ?? {}
    return op?.is === 'of' && keeper.fields[name]?.options.kept === true ? [op.path] : []
  })
