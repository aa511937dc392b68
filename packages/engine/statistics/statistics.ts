import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, fieldNamed } from '@chengban/kernel/field.ts'
import { isDay } from '@chengban/kernel/kinds/date.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { Answer, AsOf, Filter, Statistics } from '@chengban/kernel/statistics.ts'
import { today } from '../clock.ts'
import type { Reading } from '../read/list.ts'
import { Params } from '../read/params.ts'
import type { StatisticsScope } from './asked.ts'
import { type Formulas, writtenFormulas } from './formulas.ts'
import { type Grouping, groupingOf } from './group.ts'
import { figureOf } from './measure.ts'
import { type GroupGathering, type Line, nodesOf } from './nodes.ts'
import type { Days } from './period.ts'
import { both, daysFilter } from './said.ts'
import { type Plan, statement } from './statement.ts'

type Query = Statistics<string>

/** Figures over the rows a person sees, each group with the filter under which the list shows exactly its rows. */
export const statistics = async (reading: Reading, entity: Entity, query: Query): Promise<Answer> => {
  const params = new Params()
  const { text, answer } = asking(reading, { entity, query }, params)
  return answer(await reading.db.read<Line>(reading.actor, { text, params: params.values }))
}

/** One of several questions that are put at once. */
export interface Question {
  readonly entity: Entity
  readonly query: Query
  /** The rows are the reader's own, of which they read what others ask a code for. */
  readonly ofOwn?: boolean
  readonly formulas?: Formulas
}

/** Several such questions in one statement, answered in their order. */
export const statisticsTogether = async (reading: Reading, questions: readonly Question[]): Promise<Answer[]> => {
  if (questions.length === 0) return []
  const params = new Params()
  const asked = questions.map((question) => asking(reading, question, params, true))
  const text = asked.map(({ text: one }, at) => `select ${at} as at, to_jsonb(q) as line from (${one}) q`)
  const rows = await reading.db.read<{ at: number; line: Line }>(reading.actor, {
    text: text.join(' union all '),
    params: params.values,
  })
  return asked.map(({ answer }, place) => answer(rows.flatMap(({ at, line }) => (at === place ? [line] : []))))
}

interface Asking {
  readonly text: string
  readonly answer: (lines: readonly Line[]) => Answer
}

const asking = (
  { catalog, actor }: Reading,
  { entity, query, ofOwn = false, formulas }: Question,
  params: Params,
  isOneOfMany = false,
): Asking => {
  const written = formulas && writtenFormulas(catalog, entity, formulas, params)
  const asked: StatisticsScope = {
    catalog,
    entity,
    entries: actor.entries,
    params,
    ofOwn,
    isOneOfMany,
    ...written?.columns,
  }
  const plan = { ...planOf(asked, query), ...written?.plan(query.groupBy?.[0]) }
  const date = query.date ?? plan.groups.find(({ period }) => period)?.name
  const days = daysOf(query)
  if (!date && (days.from || days.to)) throw invalid({ date: '请选择日期字段' })
  const base = both(query.filters ?? {}, query.asOf ? inForce(entity, query.asOf) : {})
  const bounded = date ? daysFilter(date, fieldOf(entity, date), days) : {}
  const text = statement(asked, actor, plan, {
    filters: deepened(both(base, bounded)),
    keyword: query.keyword,
    view: query.view,
  })
  const where = plan.figures.flatMap(([name, { where: narrowed }]) => (narrowed ? [[name, narrowed] as const] : []))
  return {
    text,
    answer: (lines) => ({
      ...nodesOf({ plan, lines, base, date, days, bounded, fill: query.fill === true } satisfies GroupGathering),
      where: Object.fromEntries(where),
    }),
  }
}

const planOf = (asked: StatisticsScope, query: Query): Plan => {
  const groups = (query.groupBy ?? []).map((word, at): Grouping => groupingOf(word, at, asked))
  const form = query.form ?? 'matrix'
  if (groups.length > (form === 'tree' ? 3 : 2)) throw invalid({ groupBy: '分组过多' })
  const measures = Object.entries(query.measures ?? {})
  if (measures.length > 30) throw invalid({ measures: '统计指标过多' })
  const figures = measures.map(([name, measure]) => [name, figureOf(name, measure, asked)] as const)
  const order = figures.findIndex(([name]) => name === query.order)
  if ((query.order && query.order !== 'count' && order < 0) || figures[order]?.[1].isTime)
    throw invalid({ order: '排序指标错误' })
  const top = query.top ?? 100
  if (!Number.isInteger(top) || top < 1 || top > 1000) throw invalid({ top: '分组数错误' })
  return { groups, figures, form, top, order: order < 0 ? undefined : order }
}

const daysOf = ({ date1, date2 }: Query): Days => {
  for (const [name, day] of Object.entries({ date1, date2 }))
    if (day !== undefined && !(typeof day === 'string' && isDay(day))) throw invalid({ [name]: '日期错误' })
  if (date1 && date2 && date1 > date2) throw invalid({ date2: '日期错误' })
  return { from: date1, to: date2 }
}

const inForce = (entity: Entity, { day = today(), from, to }: AsOf<string>): Filter => {
  if (!isDay(day)) throw invalid({ asOf: '日期错误' })
  const begun = daysFilter(from, fieldOf(entity, from), { to: day })
  if (!to) return begun
  return both(begun, { or: [{ [to]: { isNull: true } }, daysFilter(to, fieldOf(entity, to), { from: day })] })
}

const fieldOf = (entity: Entity, name: string): Field => {
  const field = fieldNamed(entity, name)
  if (!field || !['date', 'datetime'].includes(field.kind)) throw invalid({ date: '日期字段错误' })
  return field
}

/** One level deeper than asked, so that a node's filter, which may add that level, is still one a list takes. */
const deepened = (filter: Filter): Filter | undefined => (Object.keys(filter).length ? { and: [filter] } : undefined)
