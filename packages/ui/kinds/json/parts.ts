import { evaluate } from '@chengban/kernel/evaluate.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import type { PartsField } from '@chengban/kernel/kinds/parts.ts'

export type JsonValues = Readonly<Record<string, unknown>>

/** Returns the parts of an object that apply to its present values. */
export const partsShown = (
  { options: { parts } }: PartsField,
  values: JsonValues,
): readonly (readonly [string, Field])[] =>
  Object.entries(parts).filter(([, { options }]) => !options.shownWhen || evaluate(options.shownWhen, values) !== false)

/** The parts that are filled, with their values. */
export const partsFilled = (field: PartsField, values: JsonValues): readonly (readonly [string, Field, unknown])[] =>
  partsShown(field, values).flatMap(([name, part]) =>
    isEmpty(values[name]) ? [] : [[name, part, values[name]] as const],
  )
