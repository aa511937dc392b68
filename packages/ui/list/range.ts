import type { Entity } from '@chengban/kernel/entity.ts'
import { useQuery } from '@tanstack/react-query'
import { countRows, type ListQuery, readRows } from '../data/calls.ts'
import type { Row } from '../data/row.ts'

type Condition = Readonly<Record<string, unknown>>

/** A query with one more condition. */
export const narrowed = (query: ListQuery, own: Condition): ListQuery => ({
  ...query,
  filters: query.filters ? { and: [query.filters, own] } : own,
})

/** The rows of which some day lies between two days, both included. */
export const touching = (
  entity: Entity,
  from: string,
  to: string | undefined,
  first: string,
  last: string,
): Condition => {
  const isInstant = (name: string): boolean => entity.fields[name]?.kind === 'datetime'
  const upper = { [from]: { lessThanOrEqualTo: isInstant(from) ? `${last}T23:59:59.999+08:00` : last } }
  const lower = (name: string): Condition => ({
    [name]: { greaterThanOrEqualTo: isInstant(name) ? `${first}T00:00:00+08:00` : first },
  })
  if (!to || to === from) return { and: [upper, lower(from)] }
  return { and: [upper, { or: [lower(to), { and: [{ [to]: { isNull: true } }, lower(from)] }] }] }
}

const page = 50
const atOnce = 4

interface Some {
  /** At most so many; 1,000 when left out. */
  readonly most?: number
  readonly isOn?: boolean
  /** When there are more than `most` rows, a separate request for each part reads its first {@link perPart} rows. */
  readonly parts?: readonly Condition[]
}

/** The most rows that one part of an oversized result returns. */
export const perPart = page

/** The rows of a query at once, and how many there are. */
export const useSome = (
  entity: Entity,
  query: ListQuery,
  columns: readonly string[],
  { most = 1000, isOn = true, parts }: Some = {},
) =>
  useQuery({
    queryKey: ['list', entity.name, 'rows', 'some', query, columns, most],
    queryFn: async ({ signal }) => {
      const total = await countRows(entity, query, signal)
      const asked: readonly (ListQuery & { pageNumber: number })[] =
        parts && total > most
          ? parts.map((part) => ({ ...narrowed(query, part), pageNumber: 1 }))
          : Array.from({ length: Math.ceil(Math.min(total, most) / page) }, (_, at) => ({
              ...query,
              pageNumber: at + 1,
            }))
      const read = (each: (typeof asked)[number]) => readRows(entity, { ...each, pageSize: page, columns }, signal)
      const found = new Map<unknown, Row>()
      for (let at = 0; at < asked.length; at += atOnce)
        for (const row of (await Promise.all(asked.slice(at, at + atOnce).map(read))).flat()) found.set(row.id, row)
      return { rows: [...found.values()], total }
    },
    enabled: isOn,
    meta: { quiet: true },
  })
