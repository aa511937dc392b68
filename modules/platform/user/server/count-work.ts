import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import { sqlOf } from '@chengban/engine/schema/expression.ts'
import { column, table } from '@chengban/engine/schema/names.ts'
import type { OpenWork } from '../open-work.ts'

export interface CountedWork {
  readonly module: string
  readonly label: string
  readonly count: number
}

/** Counts the open work of a person by kind; kinds without any are omitted. */
export const countWork = async (
  tx: Sql,
  catalog: Catalog,
  userId: string,
  kinds: readonly OpenWork[],
): Promise<CountedWork[]> => {
  const counts = kinds.map((kind, index) => {
    const amount = kind.amount ? sqlOf(kind.amount, placeOf(catalog, kind)) : '1'
    return `select ${index} as place, coalesce(sum(${amount}), 0)::integer as count ${rowsOf(catalog, kind)}`
  })
  const rows = await tx.query<{ place: number; count: number }>(counts.join(' union all '), [userId])
  return kinds.flatMap(({ module, label }, index) => {
    const count = rows.find(({ place }) => place === index)?.count ?? 0
    return count > 0 ? [{ module, label, count }] : []
  })
}

export const totalOf = (work: readonly CountedWork[]): number => work.reduce((sum, { count }) => sum + count, 0)

/** As a person reads it: 客户3项、任务2项. */
export const inWords = (work: readonly CountedWork[]): string =>
  work.map(({ label, count }) => `${label}${count}项`).join('、')

/** The columns of a kind that the entity has. */
export const peopleOf = (catalog: Catalog, { module, people }: OpenWork): string[] =>
  people.filter((name) => name in catalog.entity(module).fields)

/** The rows of one kind that name the person given as `$1`, from `from` on. */
export const rowsOf = (catalog: Catalog, kind: OpenWork): string => {
  const mine = peopleOf(catalog, kind).map((name) => `x.${column(name)} = $1`)
  const open = kind.open ? ` and ${sqlOf(kind.open, placeOf(catalog, kind))}` : ''
  return `from ${table(kind.module)} x where (${mine.join(' or ')})${open}`
}

const placeOf = (catalog: Catalog, { module }: OpenWork) => catalog.place(catalog.entity(module), 'x')
