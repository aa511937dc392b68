import type { Sql } from '../db/sql.ts'
import { column, quote, view } from '../schema/names.ts'
import type { List } from './lists.ts'
import type { ReadRecord, ReadRow } from './row.ts'
import { markOf } from './stored.ts'

type Sent = Readonly<Record<string, unknown>>

/** The lists of a record as a form would send them, and the sheet row of each line. */
export interface SentLines {
  readonly values: Readonly<Record<string, readonly Sent[]>>
  readonly rows: Readonly<Record<string, readonly number[]>>
}

/**
 * The lists of a record; `id` when it exists already. Then a line changes its counterpart: the one with all its values,
 * else the only one with its name. Other lines are added, and lines that the sheet does not mention stay.
 */
export const linesSent = async (tx: Sql, record: ReadRecord, id: string | undefined): Promise<SentLines> => {
  const values: Record<string, Sent[]> = {}
  const rows: Record<string, number[]> = {}
  for (const { list, lines } of record.lists) {
    const standing = id === undefined ? [] : await standingLines(tx, list, id)
    const owner = matched(list, lines, standing)
    const changed = standing.map(({ id: own }) => ({ own, line: lines.find((line) => owner.get(line) === own) }))
    const added = lines.filter((line) => !owner.has(line))
    values[list.key] = [
      ...changed.map(({ own, line }) => ({ id: own, ...line?.values })),
      ...added.map((line) => line.values),
    ]
    rows[list.key] = [...changed.map(({ line }) => line?.row ?? record.row), ...added.map(({ row }) => row)]
  }
  return { values, rows }
}

interface Standing extends Sent {
  readonly id: string
}

/** The lines of a record that the person sees, in their order. */
const standingLines = async (tx: Sql, { lines, child, names }: List, id: string): Promise<Standing[]> => {
  const order = [...(lines.sort ? [`v.${column(lines.sort)}`] : []), 'v.tz_create', 'v.id'].join(', ')
  const told = [...new Set([...names, child.title])].filter((name) => name !== 'id')
  return tx.query<Standing>(
    `select ${['v.id::text as id', ...told.map((name) => `v.${column(name)} as ${quote(name)}`)].join(', ')}
     from ${view(child.name)} v where v.${column(lines.by)} = $1 order by ${order}`,
    [id],
  )
}

/** Which standing line each line of the sheet is, each taken once. */
const matched = (
  { child }: List,
  lines: readonly ReadRow[],
  standing: readonly Standing[],
): ReadonlyMap<ReadRow, string> => {
  const owner = new Map<ReadRow, string>()
  const free = (): Standing[] => standing.filter(({ id }) => ![...owner.values()].includes(id))
  for (const line of lines) {
    const names = Object.keys(line.values)
    const equal = free().find((row) => markOf(row, names) === markOf(line.values, names))
    if (equal) owner.set(line, equal.id)
  }
  const { title } = child
  for (const line of lines.filter((one) => !owner.has(one) && one.values[title] !== undefined)) {
    const isNamed = ({ [title]: name }: Sent): boolean => name === line.values[title]
    const [only, ...others] = free().filter(isNamed)
    const rivals = lines.filter((one) => !owner.has(one) && isNamed(one.values))
    if (only && others.length === 0 && rivals.length === 1) owner.set(line, only.id)
  }
  return owner
}
