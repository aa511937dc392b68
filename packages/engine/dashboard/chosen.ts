import type { Dashboard, Taken } from '@chengban/kernel/dashboard.ts'
import { addDays, addMonths, lastDay, weekOfMonth } from '@chengban/kernel/days.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, fieldOf, targetOf } from '@chengban/kernel/field.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { relationKey } from '@chengban/kernel/row-name.ts'
import type { Filter } from '@chengban/kernel/statistics.ts'
import { today } from '../clock.ts'
import { both } from '../statistics/said.ts'

/** What a request may say of the period and the filter line. */
export interface ChoiceInput {
  readonly year?: number | null | undefined
  readonly quarter?: number | null | undefined
  readonly date1?: string | null | undefined
  readonly date2?: string | null | undefined
  readonly choices?: unknown
}

/** The choices of the filter line. */
export interface Chosen {
  readonly year: number | null
  readonly quarter: number | null
  /** Of one week: the month that has its Thursday, and which of that month's it is. */
  readonly month?: number
  readonly week?: number
  readonly date1: string | null
  readonly date2: string | null
  /** Conditions in the grammar of lists, by the choice. */
  readonly choices: Readonly<Record<string, Filter>>
}

/** The period sent, or the first one of its kind. Refuses days the wrong way round. */
export const chosenOf = ({ period, choices: known = {} }: Dashboard, input: ChoiceInput): Chosen => ({
  ...periods[period](input),
  choices: conditionsOf(known, input.choices),
})

type Period = Omit<Chosen, 'choices'>

const yearOf = (day: string): number => Number(day.slice(0, 4))

const spanOf = (input: ChoiceInput): Period => {
  const date1 = input.date1 ?? `${(input.date2 ?? today()).slice(0, 4)}-01-01`
  const date2 = input.date2 ?? [date1, today()].sort()[1] ?? date1
  if (date1 > date2) throw invalid({ date2: '日期错误' })
  return { year: yearOf(date2), quarter: null, date1, date2 }
}

/** The one sent, or the last that is over. */
const quarterOf = (input: ChoiceInput): Period => {
  const before = addMonths(today(), -3)
  const year = input.year ?? yearOf(before)
  const quarter = input.quarter ?? Math.ceil(Number(before.slice(5, 7)) / 3)
  const date1 = addMonths(`${year}-01-01`, (quarter - 1) * 3)
  return { year, quarter, date1, date2: lastDay(addMonths(date1, 2)) }
}

/** The week of the first day sent, or the last that is over. */
const weekOf = (input: ChoiceInput): Period => ({
  quarter: null,
  ...weekOfMonth(input.date1 ?? addDays(today(), -7)),
})

const wholeYear = (input: ChoiceInput): Period => {
  const year = input.year ?? yearOf(today())
  return { year, quarter: null, date1: `${year}-01-01`, date2: `${year}-12-31` }
}

const periods: Readonly<Record<Dashboard['period'], (input: ChoiceInput) => Period>> = {
  year: wholeYear,
  quarter: quarterOf,
  week: weekOf,
  days: spanOf,
  none: () => ({ year: null, quarter: null, date1: null, date2: null }),
}

const conditionsOf = (known: Readonly<Record<string, Field>>, sent: unknown): Chosen['choices'] => {
  const isObject = (value: unknown): value is Filter =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  if (sent === undefined || sent === null) return {}
  if (!isObject(sent) || !Object.entries(sent).every(([name, test]) => Object.hasOwn(known, name) && isObject(test)))
    throw invalid({ choices: '筛选条件错误' })
  return sent as Chosen['choices']
}

/** The same days a year before. */
export const yearBefore = ({ year, quarter, date1, date2, choices }: Chosen): Chosen => ({
  year: year && year - 1,
  quarter,
  date1: date1 && addMonths(date1, -12),
  date2: date2 && addMonths(date2, -12),
  choices,
})

/** What the filter line makes of the rows. */
export const narrowedTo = (entity: Entity, { narrow = {} }: Taken, { year, choices }: Chosen): Filter => {
  const tests: readonly [string, Filter][] = Object.entries(narrow).flatMap(([name, path]) => {
    const test = name === 'year' ? year && { equalTo: year } : choices[name]
    return test ? [[path, test]] : []
  })
  return tests.map(([path, test]) => conditionOn(entity, path, test)).reduce<Filter>(both, {})
}

/** `performanceFrom`, or `initiator.departmentId` of the row a reference leads to. */
const conditionOn = (entity: Entity, path: string, test: Filter): Filter => {
  const [name = '', inner] = path.split('.')
  if (inner === undefined) return { [name]: test }
  return { [relationKey(entity, name, targetOf(fieldOf(entity.fields, name)))]: { [inner]: test } }
}
