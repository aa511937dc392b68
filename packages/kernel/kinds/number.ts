import type { Expr } from '../expr.ts'
import type { Field, Flags } from '../field.ts'
import { type Face, Problem } from './face.ts'

export interface NumberForm {
  /** Which rows this form is for; the last form needs none. */
  readonly where?: Expr<unknown>
  /**
   * The text before the digits: `{column}`, `{refColumn.column}`, `{YYYY}` `{MM}` `{DD}` of the day on which it is
   * given.
   */
  readonly prefix: string
  readonly digits: number
}

export interface NumberOptions extends Flags<string> {
  /** When it is given: the name of the move, or `create`. Given once, never reused. */
  readonly at: string
  /** The first form whose `where` holds counts; its counter runs within the filled-in prefix, from 1. */
  readonly forms: readonly NumberForm[]
}

/** A number without gaps, from a counter that is locked last. */
export const number = <const O extends NumberOptions>(
  label: string,
  options: O,
): Field<'number', string | null, O> => ({
  kind: 'number',
  label,
  options,
})

export const numberFace: Face = { read: (_raw, { label }) => new Problem(`${label}由系统编号`) }
