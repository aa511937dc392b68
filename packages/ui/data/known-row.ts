import { type Entity, writable } from '@chengban/kernel/entity.ts'
import { type Asker, evaluate, unknown } from '@chengban/kernel/evaluate.ts'
import { type Field, isDefaultFrom, isRowLocal } from '@chengban/kernel/field.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { newRow } from '@chengban/kernel/new-row.ts'
import { isSystemField } from '@chengban/kernel/system-fields.ts'
import type { Row } from './row.ts'

/**
 * Returns a row before its creation, for evaluating rules: defaults and given values are set; values that only the
 * server can compute are unknown.
 */
export const rowToBe = (entity: Entity, given: Row, asker: Asker): Row => {
  const row = newRow(entity, given, asker)
  const { userId: creatorId, now } = asker
  const made = { id: given.id ?? unknown, creatorId, tzCreate: now, tzUpdate: now, version: 1 }
  return withFormulas(entity, { ...row, ...leftToServer(entity, row), ...made }, asker)
}

/** The same before anybody has typed: what a form could still say is unknown too. */
export const openRow = (entity: Entity, given: Row, asker: Asker): Row => {
  const copied = Object.keys(entity.fields).filter((name) => sourceIn(entity, name) !== undefined)
  const open = [...writable(entity), ...copied].filter((name) => given[name] === undefined)
  return withFormulas(entity, { ...rowToBe(entity, given, asker), ...unknownOf(open) }, asker)
}

/** Returns an existing row with the typed values over it; values withheld from the reader are unknown. */
export const rowTyped = (entity: Entity, row: Row, typed: Row, asker: Asker): Row => {
  const closed = Object.entries(entity.fields).flatMap(([name, field]) =>
    isGiven(name, field, row, asker) ? [] : name,
  )
  return withFormulas(entity, { ...row, ...unknownOf(closed), ...typed }, asker)
}

/** A row of which nothing is known. */
export const anyRow = (entity: Entity): Row => unknownOf(Object.keys(entity.fields))

const unknownOf = (names: readonly string[]): Row => Object.fromEntries(names.map((name) => [name, unknown]))

/**
 * Marks as unknown the values that only the server can compute: formulas over other rows, record numbers, and values
 * copied from a referenced row.
 */
const leftToServer = (entity: Entity, row: Row): Row =>
  unknownOf(
    Object.entries(entity.fields).flatMap(([name, { kind, options }]) => {
      const source = sourceIn(entity, name)
      const isCopied = source !== undefined && isEmpty(row[name]) && !isEmpty(row[source])
      return isCopied || kind === 'number' || (options.computed && !isSystemField(name)) ? [name] : []
    }),
  )

/** The reference whose row the value is copied from, where it is. */
export const sourceIn = ({ fields }: Entity, name: string): string | undefined => {
  const given = fields[name]?.options.default
  return isDefaultFrom(given) && 'of' in given ? given.of[0] : undefined
}

const isGiven = (name: string, { options }: Field, row: Row, asker: Asker): boolean => {
  if (row[name] === undefined || (options.computed && 'onWrite' in options.computed)) return false
  return row[name] !== null || !options.secret || asker.has(options.secret)
}

/** Formulas over the row alone, as they come out over what it holds. */
const withFormulas = (entity: Entity, row: Row, asker: Asker): Row => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(entity.fields).flatMap(
      ([
        name,
        {
          options: { computed },
        },
      ]) =>
        computed && !('onWrite' in computed) && isRowLocal(computed)
          ? [[name, over(evaluate(computed, row, asker))]]
          : [],
    ),
  ),
})

const over = (value: unknown): unknown => (value === undefined ? unknown : value)
