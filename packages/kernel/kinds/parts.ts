import type { Field, Flags } from '../field.ts'
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
