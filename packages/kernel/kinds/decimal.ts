import { compare, decimals, isDecimal, round } from '../decimal.ts'
import type { Field, Flags } from '../field.ts'
import { type Face, Problem, within, wrongType } from './face.ts'
import { noOptions } from './no-options.ts'

export interface DecimalOptions extends Flags<string> {
  readonly min?: number | string
  /** The message for a value below `min`, instead of the usual one. */
  readonly below?: string
  readonly max?: number | string
  /** Digits after the point; money and percent have 2. */
  readonly digits?: number
  /** A price, a bound or a balance of its time: lists do not add it up. */
  readonly isUnsummed?: boolean
}

export const decimal = <const O extends DecimalOptions = object>(
  label: string,
  options = noOptions<O>(),
): Field<'decimal', string, O> => ({
  kind: 'decimal',
  label,
  options,
})
/** numeric(16,2), a decimal string on the wire, yuan. */
export const money = <const O extends DecimalOptions = object>(
  label: string,
  options = noOptions<O>(),
): Field<'money', string, O> => ({
  kind: 'money',
  label,
  options,
})
/** The columns of an account: total, invoiced, received and open. */
export interface Account {
  readonly total: string
  readonly invoiced: string
  readonly received: string
  readonly open: string
}

export interface PercentOptions extends DecimalOptions {
  /** Shown as a bar beside the figure. */
  readonly bar?: true
  /** The share received of an account, read beside its bar. */
  readonly account?: Account
}

/** Percentage points: 6 = 6 %. */
export const percent = <const O extends PercentOptions = object>(
  label: string,
  options = noOptions<O>(),
): Field<'percent', string, O> => ({
  kind: 'percent',
  label,
  options,
})

const chinese = ['零', '一', '两', '三', '四', '五', '六']

/** A decimal string, or a JSON number already read by its text; nothing is rounded on input. */
export const decimalFace: Face = {
  read(raw, field) {
    const given = typeof raw === 'string' ? raw.trim() : typeof raw === 'number' ? String(raw) : null
    const text = given?.replace(/^\+/, '') ?? ''
    if (text === '' && given !== null) return null
    if (!isDecimal(text)) return wrongType(field)
    const digits = field.options.digits ?? 2
    if (decimals(text) > digits) return new Problem(`${field.label}最多${chinese[digits] ?? digits}位小数`)
    if (text.replace(/^-?0*|\..*$/g, '').length > 14) return new Problem(`${field.label}超出范围`)
    return within(round(text, digits), field, compare)
  },
  show(value, field) {
    const [whole = '', fraction] = String(value).split('.')
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
    return field.kind === 'percent' ? `${value}%` : fraction === undefined ? grouped : `${grouped}.${fraction}`
  },
}
