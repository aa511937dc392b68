import { tooHeavy } from '@chengban/engine/read/filter-weight.ts'
import { listed } from '@chengban/kernel/listed.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { AsOf, Statistics } from '@chengban/kernel/statistics.ts'
import { bodyOf } from './body.ts'
import { parseJson } from './json.ts'
import { listQueryOf, type Query } from './list-query.ts'

const words = (text: string | undefined): string[] | undefined => (text === undefined ? undefined : [...listed(text)])

/**
 * `groupBy=signDate:month,clientId`, `measures={"money":{"sum":"money"}}`, `date`, `date1`, `date2`, `form`, `order`,
 * `top`, `fill=true`, `from`/`to`/`asOf`, with `filters`, `keyword` and `view` as a list takes them.
 */
export const statisticsQueryOf = (query: Query): Statistics<string> => {
  const { filters, keyword, view } = listQueryOf(query)
  const measures = query.measures ? bodyOf(parseJson(query.measures)) : {}
  const heavy = tooHeavy([filters ?? {}, ...Object.values(measures).flatMap(narrowingsOf)])
  if (heavy) throw invalid({ filters: heavy })
  if (query.form && query.form !== 'matrix' && query.form !== 'tree') throw invalid({ form: '统计形式错误' })
  return {
    groupBy: words(query.groupBy),
    form: query.form as 'matrix' | 'tree' | undefined,
    measures: measures as Statistics<string>['measures'],
    date: query.date,
    date1: query.date1,
    date2: query.date2,
    asOf: asOf(query),
    order: query.order,
    top: query.top === undefined ? undefined : Number(query.top),
    fill: query.fill === 'true',
    filters: filters === undefined ? undefined : bodyOf(filters),
    keyword,
    view,
  }
}

const asOf = ({ from, to, asOf: day }: Query): AsOf<string> | undefined => {
  if (!from && (to || day)) throw invalid({ from: '请选择起始日期字段' })
  return from ? { from, to, day } : undefined
}

/** What a measure is narrowed by: all of them are looked at for each row of the one list. */
const narrowingsOf = (measure: unknown): unknown[] => {
  if (typeof measure !== 'object' || measure === null) return []
  const { count = {}, where = {}, rate = [] }: { count?: unknown; where?: unknown; rate?: unknown } = measure
  return [count, where, ...(Array.isArray(rate) ? rate.flatMap(narrowingsOf) : [])]
}
