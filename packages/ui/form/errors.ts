import { listIn } from '@chengban/kernel/list-in.ts'
import { errorsWithin, keptErrors, type Line } from '../kinds/lines/line.ts'
import type { Errors } from './check.ts'
import { type FormLines, lineErrors } from './form-lines.ts'
import type { Values } from './values.ts'

/** Removes the errors of a changed value; in a list, only those of the changed lines. */
export const errorsAfter = (errors: Errors, name: string, before: unknown, after: unknown): Errors => {
  const others = Object.entries(errors).filter(([place]) => place !== name && !place.startsWith(`${name}.`))
  const kept = Object.entries(keptErrors(errorsWithin(errors, name), linesIn(before), linesIn(after)))
  return Object.fromEntries([...others, ...kept.map(([place, message]) => [`${name}.${place}`, message])])
}

/** Returns the errors in the lists of child rows, at `contacts.0.phone`. */
export const errorsInLines = (lines: readonly FormLines[], values: Values): Errors =>
  Object.fromEntries(
    lines.flatMap((each) =>
      Object.entries(lineErrors(each, linesIn(values[each.key]))).map(([place, message]) => [
        `${each.key}.${place}`,
        message,
      ]),
    ),
  )

export const linesIn = (value: unknown): readonly Line[] => listIn<Line>(value)
