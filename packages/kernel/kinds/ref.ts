import type { Field, Flags } from '../field.ts'
import type { EntityName } from '../registry.ts'
import { type Face, limitsOf, Problem, wrongType } from './face.ts'
import { noOptions } from './no-options.ts'

/** A value a column must have to be offered; with `orNone` rows where it is empty are offered too. */
export type OfferedRows = string | boolean | null | { readonly from: string; readonly orNone?: true }

export interface RefOptions extends Flags<string> {
  readonly onDelete?: 'restrict' | 'cascade' | 'setNull'
  /** Picker and server accept only rows for which these columns have these values. */
  readonly among?: Readonly<Record<string, unknown>>
  /**
   * The picker offers only rows whose columns have these values; `from` is a field of the form, or a column of the row
   * it names (`contractId.clientId`), and takes part once it is filled. Where exactly one row is offered for a required
   * field, it is proposed. Handlers refuse other rows in their own words.
   */
  readonly offers?: Readonly<Record<string, OfferedRows>>
  /** The picker also makes a new row, for who may. */
  readonly makes?: true
  /** The message for a row that may not be chosen, in place of {label}不存在. */
  readonly absent?: string
}

/** One row of another entity, by id. */
export const ref = <const O extends RefOptions = object>(
  label: string,
  to: EntityName,
  options = noOptions<O>(),
): Field<'ref', string, O & { readonly to: EntityName }> => ({ kind: 'ref', label, options: { ...options, to } })

/** Many rows of another entity, kept in a link table in the order given. */
export const refs = <
  const O extends Flags<readonly string[]> &
    Pick<RefOptions, 'offers'> & { readonly min?: number; readonly max?: number } = object,
>(
  label: string,
  to: EntityName,
  options = noOptions<O>(),
): Field<'refs', readonly string[], O & { readonly to: EntityName; readonly default: readonly string[] }> => ({
  kind: 'refs',
  label,
  options: { default: [], ...options, to },
})

export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)

const isKey = (raw: unknown): raw is string => typeof raw === 'string' && raw.length > 0 && raw.length <= 100

/** That the row exists and may be seen is checked where the rows are. */
export const refFace: Face = {
  read: (raw, field) =>
    raw === '' ? null : typeof raw === 'number' ? String(raw) : isKey(raw) ? raw : wrongType(field),
}

export const refsFace: Face = {
  read(raw, field) {
    if (!Array.isArray(raw) || !raw.every((id) => isKey(id) || typeof id === 'number')) return wrongType(field)
    const ids = [...new Set(raw.map(String))]
    const { min, max } = limitsOf(field, 0, 500)
    if (ids.length < min) return new Problem(`${field.label}至少选择${min}项`)
    return ids.length > max ? new Problem(`${field.label}最多选择${max}项`) : ids
  },
}
