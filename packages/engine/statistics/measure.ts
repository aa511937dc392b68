import { type Field, fieldNamed, fieldOf } from '@chengban/kernel/field.ts'
import { forbidden, invalid } from '@chengban/kernel/refusal.ts'
import type { Filter, Measure, Part } from '@chengban/kernel/statistics.ts'
import { mayReadColumn } from '../read/column-rights.ts'
import { filterSql } from '../read/filter.ts'
import { column } from '../schema/names.ts'
import type { StatisticsScope } from './asked.ts'

/** The state kept of each group, and how groups are combined into larger ones. */
interface State {
  readonly sql: string
  readonly gather: 'sum' | 'min' | 'max'
}

export interface Figure {
  readonly states: readonly State[]
  /** The figure from its gathered states. */
  readonly final: (states: readonly string[]) => string
  /** Of no rows. */
  readonly empty: unknown
  readonly where?: Filter
  /** A day or an instant: groups are not ordered by it. */
  readonly isTime?: boolean
}

/** A measure as SQL over the alias `s`. Refuses columns that are not there, no figures, or not the person's to read. */
export const figureOf = (name: string, measure: Measure<string>, asked: StatisticsScope): Figure => {
  if (typeof measure !== 'object' || measure === null || !/^[A-Za-z]\w{0,40}$/.test(name) || taken.has(name))
    throw invalid({ measures: '统计指标错误' })
  if ('rate' in measure) return rate(measure, asked)
  if ('avg' in measure) return average(measure, asked)
  if ('min' in measure) return extreme('min', measure.min, measure.where, asked)
  if ('max' in measure) return extreme('max', measure.max, measure.where, asked)
  return whole(part(measure), asked)
}

/** What a node carries beside its figures. */
const taken = new Set(['count', 'key', 'name', 'rest', 'filter', 'cells', 'children'])

const whole = (part: Part<string>, asked: StatisticsScope): Figure => {
  const { state, where } = partOf(part, asked)
  const kept = where ? { where } : {}
  if ('count' in part) return { states: [state], final: ([sum]) => `coalesce(${sum}, 0)::bigint`, empty: 0, ...kept }
  const { digits } = summed(part.sum, asked)
  if (digits === 0) return { states: [state], final: ([sum]) => `coalesce(${sum}, 0)::bigint`, empty: 0, ...kept }
  return {
    states: [state],
    final: ([sum]) => rounded(`coalesce(${sum}, 0)`, digits),
    empty: (0).toFixed(digits),
    ...kept,
  }
}

const part = (given: Part<string>): Part<string> => {
  if (typeof given !== 'object' || given === null || !('count' in given || 'sum' in given))
    throw invalid({ measures: '统计指标错误' })
  return given
}

const partOf = (part: Part<string>, asked: StatisticsScope): { state: State; where?: Filter } => {
  const isCount = 'count' in part
  const where = isCount ? part.count : part.where
  const target = isCount ? '*' : summed(part.sum, asked).sql
  const state: State = { sql: `${isCount ? 'count' : 'sum'}(${target})${filtered(where, asked)}`, gather: 'sum' }
  return where && Object.keys(where).length ? { state, where } : { state }
}

const average = (given: { avg: string; where?: Filter; digits?: number }, asked: StatisticsScope): Figure => {
  const { sql: target, digits: own } = summed(given.avg, asked)
  const digits = places(given.digits ?? Math.max(own, 1))
  const narrowed = filtered(given.where, asked)
  return {
    states: [
      { sql: `sum(${target})${narrowed}`, gather: 'sum' },
      { sql: `count(${target})${narrowed}`, gather: 'sum' },
    ],
    final: ([sum, count]) => rounded(`${sum} / nullif(${count}, 0)`, digits),
    empty: null,
    ...(given.where ? { where: given.where } : {}),
  }
}

const extreme = (word: 'min' | 'max', given: string, where: Filter | undefined, asked: StatisticsScope): Figure => {
  const { sql, digits, isTime } = compared(given, asked)
  return {
    states: [{ sql: `${word}(${sql})${filtered(where, asked)}`, gather: word }],
    final: ([value]) => (digits ? rounded(String(value), digits) : String(value)),
    empty: null,
    isTime,
    ...(where ? { where } : {}),
  }
}

const rate = (
  given: { rate: readonly [Part<string>, Part<string>]; digits?: number },
  asked: StatisticsScope,
): Figure => {
  if (!Array.isArray(given.rate) || given.rate.length !== 2) throw invalid({ measures: '统计指标错误' })
  const states = given.rate.map((one) => partOf(part(one), asked).state)
  return {
    states,
    final: ([of, among]) => rounded(`coalesce(${of}, 0) * 100 / nullif(${among}, 0)`, places(given.digits ?? 2)),
    empty: null,
  }
}

const filtered = (where: Filter | undefined, { catalog, entity, entries, params }: StatisticsScope): string =>
  where && Object.keys(where).length
    ? ` filter (where ${filterSql(where, { catalog, entity, entries, params, alias: 's', depth: 1 })})`
    : ''

const fieldName = (name: string, { entity, entries }: StatisticsScope): string => {
  const field = fieldNamed(entity, name)
  if (!field || field.options.hidden) throw invalid({ [String(name)]: '未知字段' })
  if (!mayReadColumn(entity, name, entries)) throw forbidden()
  return name
}

/** What a measure is taken of: a column, or a formula of the call. */
interface Target {
  readonly sql: string
  readonly digits: number
}

const formulaOf = (name: string, { formulas }: StatisticsScope): Target | undefined => {
  const formula = formulas && Object.hasOwn(formulas, name) ? formulas[name] : undefined
  return formula && { sql: formula.sql, digits: formula.told.form === 'int' ? 0 : 2 }
}

const compared = (name: string, asked: StatisticsScope): Target & { readonly isTime: boolean } => {
  const formula = formulaOf(name, asked)
  if (formula) return { ...formula, isTime: false }
  const { kind } = fieldOf(asked.entity.fields, fieldName(name, asked))
  if (kind === 'date' || kind === 'datetime') return { sql: `s.${column(name)}`, digits: 0, isTime: true }
  return { ...summed(name, asked), isTime: false }
}

const figures = new Set(['int', 'decimal', 'money', 'percent'])
const summed = (name: string, asked: StatisticsScope): Target =>
  formulaOf(name, asked) ?? { sql: `s.${column(name)}`, digits: digitsOf(summable(name, asked)) }

const summable = (name: string, asked: StatisticsScope): Field => {
  const hidden = fieldNamed(asked.entity, name)?.options.hidden
  const field = fieldNamed(asked.entity, asked.ofOwn && !hidden ? name : fieldName(name, asked))
  if (!field) throw invalid({ [String(name)]: '未知字段' })
  if (!figures.has(field.kind)) throw invalid({ [name]: `${field.label}不能合计` })
  return field
}

const digitsOf = ({ kind, options }: Field): number => (kind === 'int' ? 0 : (options.digits ?? 2))
const places = (digits: number): number => {
  if (!Number.isInteger(digits) || digits < 0 || digits > 6) throw invalid({ measures: '统计指标错误' })
  return digits
}
/** Half away from zero, as text. */
const rounded = (value: string, digits: number): string => `round((${value})::numeric, ${digits})::text`
