import { compare, divide, multiply, round, subtract } from '@chengban/kernel/decimal.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { CardFigure } from '@chengban/kernel/home.ts'
import type { Figures, Filter, Measure } from '@chengban/kernel/statistics.ts'
import { both } from '../statistics/said.ts'
import { unitOf } from './asked-columns.ts'
import { filterOf, monthOf, type Now, within } from './days.ts'

/** Half a year is drawn. */
const months = [-5, -4, -3, -2, -1, 0] as const

export interface MeasuredFigure {
  /** Count, or decimal text; null where there is nothing to divide by. */
  readonly value: number | string | null
  /** 元, 小时, %; empty for a count. */
  readonly unit: string
  /**
   * Change from the month before, in percent with its sign; `—` when that month was zero. Null for figures without
   * months.
   */
  readonly compare: string | null
  /** Of the last six months, this one last. */
  readonly trend: readonly number[] | null
  readonly isNothing: boolean
}

/** Returns the measures a figure needs from the database: one, or one for each month. */
export const measuresOf = (entity: Entity, figure: CardFigure, now: Now): Readonly<Record<string, Measure<string>>> => {
  const { measure = { count: {} } } = figure
  if (!isDrawn(figure)) return { [figure.key]: narrowed(measure, filterIn(entity, figure, now, 0)) }
  return Object.fromEntries(
    months.map((month) => [nameAt(figure, month), narrowed(measure, filterIn(entity, figure, now, month))]),
  )
}

/** The figure, and the filter of the rows it is taken of. */
export const told = (
  entity: Entity,
  figure: CardFigure,
  sum: Figures,
  now: Now,
): MeasuredFigure & { readonly filter: Filter } => {
  const filter = filterIn(entity, figure, now, 0)
  const unit = unitOf(entity, figure)
  if (!isDrawn(figure)) {
    const value = (sum[figure.key] ?? null) as MeasuredFigure['value']
    return { value, unit, compare: null, trend: null, isNothing: isNothing(value), filter }
  }
  const values = months.map((month) => sum[nameAt(figure, month)] as number | string)
  const [before = 0, value = 0] = values.slice(-2)
  return {
    value,
    unit,
    compare: changeOf(String(before), String(value)),
    trend: values.map(Number),
    isNothing: values.every(isNothing),
    filter,
  }
}

const isDrawn = ({ month, measure }: CardFigure): boolean =>
  month !== undefined && !(measure !== undefined && 'rate' in measure)
const nameAt = ({ key }: CardFigure, month: number): string => `${key}_${-month}`
const isNothing = (value: number | string | null): boolean => value === null || Number(value) === 0

const filterIn = (entity: Entity, figure: CardFigure, now: Now, month: number): Filter => {
  const own = filterOf(entity, figure, now)
  return figure.month ? both(own, within(entity, figure.month, monthOf(now.today, month))) : own
}

const narrowed = (measure: Measure<string>, filter: Filter): Measure<string> => {
  if (!('rate' in measure)) return partNarrowed(measure, filter)
  const [part, whole] = measure.rate
  return { ...measure, rate: [partNarrowed(part, filter), partNarrowed(whole, filter)] }
}

const partNarrowed = <M extends Exclude<Measure<string>, { readonly rate: unknown }>>(part: M, filter: Filter): M =>
  'count' in part ? { ...part, count: both(filter, part.count) } : { ...part, where: both(filter, part.where ?? {}) }

/** In percent with one decimal, half up; `—` where there was nothing. */
const changeOf = (before: string, now: string): string => {
  const change = divide(multiply(subtract(now, before), '100'), before)
  if (change === null) return '—'
  const shown = round(change, 1)
  return `${compare(shown, '0') > 0 ? '+' : ''}${shown}%`
}
