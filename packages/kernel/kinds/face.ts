import type { Field } from '../field.ts'

/** Why a value is invalid, in words for the person; `at` gives the messages by place inside a list. */
export class Problem {
  readonly message: string
  readonly at: Readonly<Record<string, string>> | undefined
  constructor(message: string, at?: Readonly<Record<string, string>>) {
    this.message = message
    this.at = at
  }
}

/** The messages of a problem by field: `name`, or `name.0.inner` for places inside a list. */
export const errorsAt = (name: string, { message, at }: Problem): Record<string, string> =>
  at ? Object.fromEntries(Object.entries(at).map(([place, said]) => [`${name}.${place}`, said])) : { [name]: message }

/** The data face of a field kind, the same on the server and in the browser. */
export interface Face {
  /** Turns what came over the wire into the stored form, or says why not. Never called with null. */
  read(raw: unknown, field: Field): unknown
  /** The value as a person reads it, for change records and cards. */
  show?(value: unknown, field: Field): string
}

export const wrongType = (field: Field): Problem => new Problem(`${field.label}格式错误`)
export const outside = (field: Field): Problem => new Problem(`${field.label}不在可选范围`)

/** The least and the most that a field allows: of characters, files or records, or of the number itself. */
export const limitsOf = ({ options }: Field, least: number, most: number) => ({
  min: Number(options.min ?? least),
  max: Number(options.max ?? most),
})

/** Keeps a number within the field's min and max, compared by the function given. */
export const within = (value: string, field: Field, compare: (a: string, b: string) => number): string | Problem => {
  const { min, max, below } = field.options
  const low = min !== undefined && compare(value, String(min)) < 0
  const high = max !== undefined && compare(value, String(max)) > 0
  if (!low && !high) return value
  if (low && below) return new Problem(below)
  if (min !== undefined && max !== undefined) return new Problem(`${field.label}须在${min}与${max}之间`)
  return new Problem(low ? `${field.label}不能小于${min}` : `${field.label}不能大于${max}`)
}
