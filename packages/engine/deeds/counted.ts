import { askedWhere } from '@chengban/kernel/asked-where.ts'
import type { Count, Counting } from '@chengban/kernel/deeds/counted.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { Answer, Filter, Node, Statistics } from '@chengban/kernel/statistics.ts'
import type { CallHandler } from '../call.ts'
import { clock, today } from '../clock.ts'

type Input = Readonly<Record<string, unknown>>

/** Counts all parts of the answer in one statement. */
export const count =
  ({ of, filters, beside, ...main }: Counting): CallHandler =>
  async (engine, input) => {
    const { catalog, actor } = engine.writer
    const narrowed = narrowing(filters, input)
    const parts = Object.entries(beside)
    const questions = [main, ...parts.map(([, part]) => part)].map((part, at) => ({
      entity: catalog.entity(at === 0 ? of : (parts[at - 1]?.[1].of ?? of)),
      query: queryOf(part, input, at === 0 ? narrowed : {}, actor.userId),
    }))
    const [first, ...rest] = await engine.statisticsTogether(questions)
    if (!first) throw new Error('no answer')
    return {
      ...told(first, main),
      ...Object.fromEntries(parts.map(([name, part], at) => [name, told(rest[at] as Answer, part)])),
    }
  }

const narrowing = (filters: readonly string[], input: Input): Filter =>
  Object.fromEntries(
    filters.flatMap((name) => {
      const value = input[name]
      return value === undefined || value === null ? [] : [[name, { equalTo: value }] as const]
    }),
  )

const queryOf = (part: Count, input: Input, narrowed: Filter, me: string): Statistics<string> => {
  const { where = {}, date, groupBy, measures, order, top, fill } = part
  const now = clock.now().toISOString()
  const all = [askedWhere(where, { me, today: today(), now }), narrowed].filter((one) => Object.keys(one).length > 0)
  const group = groupBy && groupAsked(groupBy, input.groupBy)
  const [date1, date2] = [input.date1, input.date2].map((day) => (typeof day === 'string' ? day : undefined))
  return {
    ...(group ? { groupBy: [group] } : {}),
    ...(date ? { date, date1, date2 } : {}),
    measures,
    order,
    top,
    fill,
    filters: all.length === 1 ? all[0] : all.length ? { and: all } : undefined,
  }
}

const groupAsked = (groupBy: NonNullable<Count['groupBy']>, asked: unknown): string => {
  const word = typeof asked === 'string' ? asked : Object.keys(groupBy)[0]
  const group = word && Object.hasOwn(groupBy, word) ? groupBy[word] : undefined
  if (!group) throw invalid({ groupBy: '分组错误' })
  return group
}

const told = ({ nodes, sum }: Answer, { groupBy, names = { key: 'key', name: 'name' } }: Count) => {
  if (!groupBy) return { sum }
  return { nodes: nodes.map((node) => renamed(node, names)), sum, totalCount: nodes.length }
}

const renamed = ({ key, name, ...figures }: Node, names: NonNullable<Count['names']>) => ({
  [names.key]: key,
  [names.name]: name,
  ...figures,
})
