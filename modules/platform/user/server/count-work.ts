import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import { column, literal, table } from '@chengban/engine/schema/names.ts'
import { type OpenWork, openWork } from '../open-work.ts'

export interface CountedWork {
  readonly module: string
  readonly label: string
  readonly count: number
}

/** What stands open in a person's name, by kind; kinds without any are left out. */
export const countWork = async (tx: Sql, catalog: Catalog, userId: string): Promise<CountedWork[]> => {
  const kinds = openWork.filter(({ module }) => catalog.all.has(module))
  const counts = kinds.map((kind, index) => `select ${index} as place, count(*)::integer as count ${rowsOf(kind)}`)
  const rows = await tx.query<{ place: number; count: number }>(counts.join(' union all '), [userId])
  return kinds.flatMap(({ module, label }, index) => {
    const count = rows.find(({ place }) => place === index)?.count ?? 0
    return count > 0 ? [{ module, label, count }] : []
  })
}

/** The rows of one kind that name the person given as `$1`, from `from` on. */
export const rowsOf = ({ module, people, where = {} }: OpenWork): string => {
  const mine = people.map((name) => `x.${column(name)} = $1`).join(' or ')
  const states = Object.entries(where).map(
    ([name, values]) => ` and x.${column(name)} in (${values.map(literal).join(', ')})`,
  )
  return `from ${table(module)} x where (${mine})${states.join('')}`
}
