import { movedMonth } from '../dates/month.ts'

/** Rows that an approver weighs beside the record, limited to those the reader's lists return. */
export interface Context {
  readonly label: string
  readonly of: string
  /** The column that agrees with a column of the record. */
  readonly by: string
  readonly at: string
  /** Further columns in which they agree, by one name. */
  readonly same?: readonly string[]
  /** Only the months that two days of the record embrace: `column` holds `YYYY-MM`. */
  readonly months?: { readonly column: string; readonly from: string; readonly to: string }
  /** Which of them alone. */
  readonly where?: Row
  /** Of the record's own kind: itself is not shown. */
  readonly isOther?: boolean
  readonly columns: readonly string[]
  /** Added up over all of them. */
  readonly sum?: string
  /** Nothing is said where there is none. */
  readonly isQuiet?: boolean
}

const mostMonths = 36

/** The months of the days, both among them; none where a day is missing. */
const monthsFrom = (from: unknown, to: unknown): readonly string[] => {
  const [first, last] = [String(from ?? '').slice(0, 7), String(to ?? '').slice(0, 7)]
  if (!first || !last) return []
  return Array.from({ length: mostMonths }, (_, at) => movedMonth(first, at)).filter((month) => month <= last)
}

/** Nothing is weighed beside it. */
export const noContext: readonly Context[] = []

type Row = Readonly<Record<string, unknown>>

/** Which rows those are; undefined where the record does not say. */
export const contextWhere = ({ by, at, same = [], months, where, isOther }: Context, row: Row): Row | undefined => {
  const pairs = [[by, row[at]] as const, ...same.map((name) => [name, row[name]] as const)]
  if (pairs.some(([, value]) => value === null || value === undefined || value === '')) return undefined
  const embraced = months && monthsFrom(row[months.from], row[months.to])
  if (embraced?.length === 0) return undefined
  return {
    and: [
      ...pairs.map(([name, value]) => ({ [name]: { equalTo: value } })),
      ...(months ? [{ [months.column]: { in: embraced } }] : []),
      ...(where ? [where] : []),
      ...(isOther ? [{ id: { notEqualTo: row.id } }] : []),
    ],
  }
}

/**
 * Returns the id to open after a decision: the following one, or at the end the preceding one; undefined when it was
 * the last one left.
 */
export const afterThis = (ids: readonly string[], id: string): string | undefined => {
  const at = ids.indexOf(id)
  return at < 0 ? ids[0] : (ids[at + 1] ?? ids[at - 1])
}
