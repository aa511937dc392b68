import type { Field, Flags } from '../field.ts'
import { Problem, wrongType } from './face.ts'
import { noOptions } from './no-options.ts'

type Values = Readonly<Record<string, unknown>>

/** An object whose parts are fields of their own kinds. */
export type PartsField = Field<'json', Values, { readonly parts: Readonly<Record<string, Field>> }>

/** An object whose parts are fields of their own kinds. */
export const parts = <const O extends Flags<Values> = object>(
  label: string,
  shape: Readonly<Record<string, Field>>,
  options = noOptions<O>(),
): PartsField => ({ kind: 'json', label, options: { ...options, parts: shape } })

export const hasParts = (field: Field): field is PartsField => field.kind === 'json' && 'parts' in field.options

/** Reads every part by the kind of its field (`read`); the first one that is wrong is told. */
export const readParts = (raw: unknown, field: PartsField, read: (raw: unknown, field: Field) => unknown): unknown => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return wrongType(field)
  const shape = field.options.parts
  const values = raw as Values
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(shape, name))
  if (unknown !== undefined) return new Problem(`未知字段${unknown}`)
  const entries = Object.entries(shape).map(([name, part]) => {
    const value = read(values[name], part)
    return [name, value === null && part.options.required ? new Problem(`${part.label}不能为空`) : value] as const
  })
  return entries.find(([, value]) => value instanceof Problem)?.[1] ?? Object.fromEntries(entries)
}

/** Its parts as a person reads them; whom references lead to is shown by the caller, who knows the names. */
export const showParts = (
  value: unknown,
  { options: { parts } }: PartsField,
  show: (value: unknown, field: Field) => string,
): string =>
  Object.entries(parts)
    .flatMap(([name, part]) => {
      const words = part.kind === 'ref' || part.kind === 'refs' ? '' : show((value as Values)[name], part)
      return words ? [`${part.label}：${words}`] : []
    })
    .join('，')
