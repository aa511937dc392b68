import { compare } from '../decimal.ts'
import type { Field, Flags } from '../field.ts'
import { type Face, Problem, within, wrongType } from './face.ts'
import { noOptions } from './no-options.ts'

export interface IntOptions extends Flags<number> {
  readonly min?: number
  readonly max?: number
  /** 64 bits in the database (file sizes); safe integers on the wire all the same. */
  readonly big?: boolean
  /** A name rather than an amount: shown without separators. */
  readonly isPlain?: boolean
  /** The names people read for a number that means a step in a fixed order, from 0. */
  readonly names?: readonly string[]
  /** With `names`: drawn as segments, one a step, filled up to the current one. */
  readonly bar?: boolean
  /** Shown after the figure: %. */
  readonly unit?: string
  /** Seconds, read as a duration. */
  readonly isSeconds?: boolean
  /** Days until something ends, counted from today: 0 on its last day, negative afterwards. */
  readonly isDaysLeft?: boolean
  /** Anything above 0 is a fault, lateness above all: written in red. */
  readonly alarms?: boolean
}

export const int = <const O extends IntOptions = object>(
  label: string,
  options = noOptions<O>(),
): Field<'int', number, O> => ({
  kind: 'int',
  label,
  options,
})

/** A calendar year, by its four digits. */
export const year = <const O extends IntOptions = object>(
  label: string,
  options = noOptions<O>(),
): Field<'int', number, O & { readonly isPlain: true }> => int(label, { ...options, isPlain: true })

/** A month of a year: 1 is `1月`. */
export const monthOfYear = <const O extends IntOptions = object>(label: string, options = noOptions<O>()) =>
  int(label, { min: 1, max: 12, names: monthNames, ...options })

/** A quarter of a year: 1 is `一季度`. */
export const quarterOfYear = <const O extends IntOptions = object>(label: string, options = noOptions<O>()) =>
  int(label, { min: 1, max: 4, names: ['', '一季度', '二季度', '三季度', '四季度'], ...options })

/** A week of a month: 1 is `第1周`. */
export const weekOfMonth = <const O extends IntOptions = object>(label: string, options = noOptions<O>()) =>
  int(label, { min: 1, max: 5, names: ['', '第1周', '第2周', '第3周', '第4周', '第5周'], ...options })

const monthNames = ['', ...Array.from({ length: 12 }, (_, at) => `${at + 1}月`)]

export const intFace: Face = {
  read(raw, field) {
    const text = typeof raw === 'number' ? String(raw) : typeof raw === 'string' ? figureOf(raw.trim(), field) : null
    if (text === null || !/^-?\d+$/.test(text)) return wrongType(field)
    const bounded = within(text, field, compare)
    if (bounded instanceof Problem) return bounded
    const value = Number(text)
    const most = field.options.big ? Number.MAX_SAFE_INTEGER : 2 ** 31 - 1
    return Math.abs(value) > most ? wrongType(field) : value
  },
  show: (value, field) => intName(field, Number(value)) ?? `${value}${(field.options).unit ?? ''}`,
}

/** What people read is understood as well: the name of a step, a figure with its unit. */
const figureOf = (text: string, { options }: Field): string => {
  const { names = [], unit = '' } = options as IntOptions
  const step = text === '' ? -1 : names.indexOf(text)
  return step >= 0 ? String(step) : unit && text.endsWith(unit) ? text.slice(0, -unit.length).trim() : text
}

/** The steps of a field whose numbers have names, from its least. */
export const intSteps = ({ options }: Field): readonly { readonly value: number; readonly label: string }[] => {
  const { names = [], min = 0 } = options as IntOptions
  return names.map((label, value) => ({ value, label })).slice(min)
}

/** The name of the step that a number means, where it has one. */
export const intName = ({ options }: Field, value: number): string | undefined => (options as IntOptions).names?.[value]
