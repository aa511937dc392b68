import type { Call } from '@chengban/kernel/call.ts'
import { type Asker, evaluate } from '@chengban/kernel/evaluate.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import type { Offer } from '@chengban/kernel/offer.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { canOf, type Row } from '../data/row.ts'

/** A call with one of its places. */
export interface Offered {
  readonly call: Call
  readonly offer: Offer
}

/** What these calls offer at one kind of place of an entity. */
export const offersAt = (calls: readonly Call[], of: string, on: Offer['on']): readonly Offered[] =>
  calls.flatMap((call) =>
    [call.offered ?? []]
      .flat()
      .filter((offer) => offer.of === of && offer.on === on)
      .map((offer) => ({ call, offer })),
  )

/** Whether the person is offered it: what only the server can say is left to the server. */
export const mayTake = ({ call, offer }: Offered, row: Row, asker: Asker): boolean =>
  (offer.move === undefined || canOf(row).includes(offer.move)) &&
  [call.who, offer.when].every((rule) => !rule || holdsOrOpen(rule, row, asker))

const holdsOrOpen = (rule: Expr<unknown>, row: Row, asker: Asker): boolean => {
  const said = evaluate(rule, row, asker)
  return said === undefined || said === true
}

/** The same as a move, for the form that asks for what a move needs. */
export const asMove = ({ call, offer }: Offered): Move => ({
  name: `${call.path} ${offer.label ?? ''}`,
  label: offer.label ?? call.label,
  from: [],
  to: 'same',
  who: { op: { is: 'everybody' } },
  asks: { ...asked(call, offer), ...lineInput(call, offer), ...offer.each },
  danger: offer.danger ?? false,
})

const asked = (call: Call, offer: Offer): Readonly<Record<string, Field>> => {
  const known = new Set([
    ...Object.keys(offer.from ?? {}),
    ...Object.keys(offer.given ?? {}),
    ...(offer.leaves ?? []),
    ...(offer.on === 'record' ? ['id', 'version'] : []),
    ...(offer.on === 'rows' ? [rowsInput(offer)] : []),
  ])
  const left = Object.entries(call.input ?? {}).filter(([name]) => !known.has(name))
  return Object.fromEntries(left.map(([name, field]) => [name, offer.asks?.[name] ?? field]))
}

/** The chosen rows as a list inside the form. */
const lineInput = ({ input = {} }: Call, offer: Offer): Readonly<Record<string, Field>> =>
  offer.lines
    ? {
        [rowsInput(offer)]: lines(
          input[rowsInput(offer)]?.label ?? '',
          { ...ofRow, ...offer.lines.shape },
          { required: true },
        ),
      }
    : {}

/** What says of which row a line is: kept with it, and shown to nobody. */
const ofRow = { id: text('记录', { hidden: true }), version: int('版本', { hidden: true }) }

/** What the lines of an offer begin with, where it has any. */
export const begunLines = (offered: { readonly offer: Offer } | undefined, rows: readonly Row[]): Row | undefined =>
  offered?.offer.lines && {
    [rowsInput(offered.offer)]: rows.map((row) => ({
      ...pick(row, ['id', 'version']),
      ...Object.fromEntries(
        Object.entries(offered.offer.lines?.shape ?? {}).map(([name, { options }]) => [name, options.default ?? null]),
      ),
      ...Object.fromEntries(
        Object.entries(offered.offer.lines?.begins ?? {}).map(([name, column]) => [name, row[column] ?? null]),
      ),
    })),
  }

const rowsInput = ({ rows = 'ids' }: Offer): string => rows

/**
 * Returns the body to send: values known from the place, and the typed input. Throws a message when selected rows
 * differ in a value they must share.
 */
export const bodyOf = ({ call, offer }: Offered, rows: readonly Row[], input: Row): Row => {
  const { input: fields = {} } = call
  const given = Object.entries(offer.from ?? {}).map(([name, column]) => [name, oneValue(rows, column)])
  const each = Object.keys(offer.each ?? {})
  const own =
    offer.on === 'record'
      ? pick(
          rows[0] ?? {},
          ['id', 'version'].filter((name) => name in fields && !(name in (offer.from ?? {}))),
        )
      : {}
  const chosen =
    offer.on === 'rows' && !offer.lines ? { [rowsInput(offer)]: chosenRows(call, offer, rows, pick(input, each)) } : {}
  const rest = Object.fromEntries(
    Object.entries(input)
      .filter(([name, value]) => !each.includes(name) && !isEmpty(value))
      .map(([name, value]) => [name, offer.lines && name === rowsInput(offer) ? sentLines(offer.lines, value) : value]),
  )
  return { ...rest, ...own, ...chosen, ...Object.fromEntries(given), ...offer.given }
}

const sentLines = ({ told = [] }: NonNullable<Offer['lines']>, value: unknown): unknown =>
  listIn<Row>(value).map((line) => Object.fromEntries(Object.entries(line).filter(([name]) => !told.includes(name))))

const chosenRows = ({ input = {} }: Call, offer: Offer, rows: readonly Row[], each: Row): unknown =>
  rowsInput(offer) === 'ids' || input[rowsInput(offer)]?.kind === 'refs'
    ? rows.map(({ id }) => id)
    : rows.map((row) => ({ ...pick(row, ['id', 'version']), ...each }))

const oneValue = (rows: readonly Row[], column: string): unknown => {
  const values = new Set(rows.map((row) => row[column]))
  if (values.size > 1) throw new Error('所选的行须属于同一人、同一月份或同一记录')
  return [...values][0]
}

const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]))

const isEmpty = (value: unknown): boolean => value === null || value === '' || value === undefined

/** Returns the success message; `{part}` inserts that part of the answer, or the length of a list. */
export const doneWords = ({ call, offer }: Offered, answer: Row): string =>
  (offer.done ?? `${offer.label ?? call.label}成功`).replaceAll(/\{(\w+)\}/g, (_, part: string) => {
    const value = answer?.[part]
    return String(Array.isArray(value) ? value.length : (value ?? ''))
  })
