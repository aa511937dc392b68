import { add, isDecimal } from '@chengban/kernel/decimal.ts'
import type { Field } from '@chengban/kernel/field.ts'

/** A line of a list inside a form: values by field, with `id` when it is already stored. */
export type Line = Readonly<Record<string, unknown>>

export interface LineColumn {
  readonly name: string
  readonly field: Field
}

/** `{place}.{field}` → error message, places from 0. */
export type LineErrors = Readonly<Record<string, string>>

export const changeLine = (lines: readonly Line[], at: number, name: string, value: unknown): readonly Line[] =>
  lines.map((line, place) => (place === at ? { ...line, [name]: value } : line))

export const removeLine = (lines: readonly Line[], at: number): readonly Line[] =>
  lines.filter((_, place) => place !== at)

/** The line and its neighbour change places; at the ends nothing does. */
export const moveLine = (lines: readonly Line[], at: number, by: -1 | 1): readonly Line[] => {
  const [line, other] = [lines[at], lines[at + by]]
  if (!line || !other) return lines
  return lines.map((each, place) => (place === at ? other : place === at + by ? line : each))
}

/** What the figures of a column come to; undefined where one is no figure yet. */
export const totalOf = (lines: readonly Line[], name: string): string | undefined => {
  const figures = lines.map((line) => line[name] ?? '').filter((value) => value !== '')
  if (!figures.every((value) => typeof value === 'string' && isDecimal(value))) return undefined
  return (figures as string[]).reduce((sum, value) => add(sum, value), '0')
}

/**
 * Returns the errors that remain after a change: a changed value loses its error until the next check, and all go when
 * the number of lines changes.
 */
export const keptErrors = (errors: LineErrors, before: readonly Line[], after: readonly Line[]): LineErrors => {
  if (before.length !== after.length) return {}
  return Object.fromEntries(
    Object.entries(errors).filter(([place]) => {
      const [at = '', name = ''] = place.split('.')
      return before[Number(at)]?.[name] === after[Number(at)]?.[name]
    }),
  )
}

/** The part of a form's errors that lies inside a list. */
export const errorsWithin = (errors: LineErrors, name: string): LineErrors =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([place]) => place.startsWith(`${name}.`))
      .map(([place, message]) => [place.slice(name.length + 1), message]),
  )
