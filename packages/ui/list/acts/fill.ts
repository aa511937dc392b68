import { addDays, mondayOf } from '@chengban/kernel/days.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import type { Fill, PhoneAct } from '@chengban/kernel/phone-act.ts'
import { readRows } from '../../data/calls.ts'
import { idOf, type Row } from '../../data/row.ts'
import { today, toWire } from '../../dates/date-time.ts'
import { now } from '../../dates/now.ts'
import { loadEntity } from '../../declarations/declarations.ts'
import type { Values } from '../../form/values.ts'
import { askedWhere } from '../asked-where.ts'

interface FillSource {
  readonly entity: Entity
  readonly userId: string
  /** The card's row, where there is one. */
  readonly row: Row | undefined
}

/**
 * Returns the first values of an act's form. Leaves out values that were not found and fields that the row already
 * fills.
 */
export const filled = async ({ fill = {} }: PhoneAct, asked: FillSource): Promise<Values> => {
  const wanted = Object.entries(fill).filter(([name, each]) => isEach(each) || isOpen(asked.row?.[name]))
  const kept = wanted.flatMap(([name, each]) => (isLast(each) ? [each.field ?? name] : []))
  const last = kept.length > 0 ? await lastOf(asked, kept) : undefined
  const found = await Promise.all(
    wanted.map(async ([name, each]) => [name, await fillValue(each, name, asked, last)] as const),
  )
  return Object.fromEntries(found.filter(([, value]) => !isEmpty(value)))
}

// what says no may be meant, or never asked
const isOpen = (value: unknown): boolean => isEmpty(value) || value === false

const isEach = (fill: Fill): fill is { readonly each: Readonly<Record<string, Fill>> } =>
  typeof fill === 'object' && 'each' in fill

/** What lines have already stays; the rest begins with values, or with other fields of the line. */
const linesBegun = (each: Readonly<Record<string, Fill>>, lines: unknown): readonly Row[] | undefined =>
  (lines as readonly Row[] | undefined)?.map((line) => ({
    ...line,
    ...Object.fromEntries(
      Object.entries(each).flatMap(([name, fill]) => {
        if (!isOpen(line[name])) return []
        if (typeof fill !== 'object') return [[name, fill]]
        return 'from' in fill && fill.from === 'row' ? [[name, line[fill.field ?? name]]] : []
      }),
    ),
  }))

const isLast = (fill: Fill): fill is { readonly from: 'last'; readonly field?: string } =>
  typeof fill === 'object' && 'from' in fill && fill.from === 'last'

const fillValue = async (
  fill: Fill,
  name: string,
  { userId, row }: FillSource,
  last: Row | undefined,
): Promise<unknown> => {
  if (typeof fill !== 'object') return fill
  if ('of' in fill) return firstOf(fill.of, fill.where, userId)
  if (isEach(fill)) return linesBegun(fill.each, row?.[name])
  switch (fill.from) {
    case 'me':
      return userId
    case 'now':
      return toWire(now())
    case 'today':
      return addDays(today(), fill.days ?? 0)
    case 'monday':
      return addDays(mondayOf(today()), fill.days ?? 0)
    case 'last':
      return last?.[fill.field ?? name]
    case 'row':
      return row?.[fill.field ?? name]
  }
}

/** The last row of theirs before this one: they made it, or it is about them. */
const lastOf = async ({ entity, userId, row }: FillSource, columns: readonly string[]): Promise<Row | undefined> => {
  const whose = 'userId' in entity.fields ? 'userId' : 'creatorId'
  const filters = { [whose]: { equalTo: userId } }
  const query = { filters, sort: '-tzCreate', pageNumber: 1, pageSize: 10, columns }
  const rows = await readRows(entity, query).catch(() => [])
  return rows.find((one) => !row || idOf(one) !== idOf(row))
}

const firstOf = async (name: string, where: Row, userId: string): Promise<string | undefined> => {
  const query = { filters: askedWhere(where, userId), pageNumber: 1, pageSize: 10 }
  const [first] = await readRows(await loadEntity(name), query).catch(() => [])
  return first && idOf(first)
}
