import type { Flags } from './field.ts'

/** Options whose type differs by kind, or that only their own kind reads. */
type OtherOption =
  | 'min'
  | 'max'
  | 'below'
  | 'names'
  | 'pattern'
  | 'record'
  | 'lower'
  | 'isMonth'
  | 'blanks'
  | 'signer'
  | 'again'
  | 'shape'
  | 'each'
  | 'distinct'
  | 'totals'
  | 'choices'
  | 'parts'
  | 'lineName'
  | 'isTable'
  | 'isMap'
  | 'structure'
  | 'isHere'
  | 'wrong'
  | 'at'
  | 'forms'
  | 'account'
  | 'offers'

/** Options of single kinds, for code that reads a field of any kind. The kind's own file says what each means. */
export interface KindOptions extends Readonly<Partial<Record<keyof Flags<unknown> | OtherOption, unknown>>> {
  readonly values?: readonly string[]
  readonly dict?: string
  readonly to?: string
  readonly onDelete?: 'restrict' | 'cascade' | 'setNull'
  readonly among?: Readonly<Record<string, unknown>>
  readonly makes?: boolean
  readonly absent?: string
  readonly accept?: readonly string[]
  readonly digits?: number
  readonly big?: boolean
  readonly bar?: boolean
  readonly unit?: string
  readonly whole?: number
  readonly isAnew?: boolean
  readonly alarms?: boolean
  readonly lapses?: boolean
  readonly isPlain?: boolean
  readonly isShort?: boolean
  readonly isSeconds?: boolean
  readonly isDaysLeft?: boolean
  readonly isSentence?: boolean
  readonly isMarkdown?: boolean
  readonly isNumbered?: boolean
  readonly isUnsummed?: boolean
  readonly isWholeDay?: boolean
}
