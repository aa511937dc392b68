import { askedWhere } from '@chengban/kernel/asked-where.ts'
import type { Call } from '@chengban/kernel/call.ts'
import type { Count, Counting, Source } from '@chengban/kernel/deeds/counted.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import type { Answer, Filter, Node, Statistics } from '@chengban/kernel/statistics.ts'
import { askerOf } from '../asker.ts'
import type { CallHandler } from '../call.ts'
import { clock, today } from '../clock.ts'
import type { Engine } from '../engine.ts'
import { type Given, givenBy } from '../read/given.ts'
import { pageAsked } from '../read/page-asked.ts'
import { Params } from '../read/params.ts'
import { both } from '../statistics/said.ts'
import type { Question } from '../statistics/statistics.ts'
import { joinedAnswer } from './joined.ts'
import { daysIn, type Input, narrowedBy, standsSql } from './narrowed.ts'

/** One part of an answer: its queries, and how their answers are combined. */
interface Part {
  readonly name: string | undefined
  readonly count: Count
  readonly questions: readonly Question[]
}

/** Counts all parts of the answer in one statement. */
export const count =
  (deed: Counting, { input: fields = {} }: Call): CallHandler =>
  async (engine, input) => {
    daysIn(input, deed)
    const asking = { engine, deed, input, given: givenBy(fields, input) }
    await demandStanding(asking)
    const parts = [
      partOf(asking, undefined, { ...deed, of: deed.of }),
      ...Object.entries(deed.parts).map(([name, part]) => partOf(asking, name, part)),
    ]
    const answers = await engine.statisticsTogether(parts.flatMap(({ questions }) => questions))
    const told = parts.map(({ name, count: one, questions }) => {
      const part = partAnswer(asking, one, answers.splice(0, questions.length))
      return name === undefined ? part : { [name]: part }
    })
    return Object.assign({}, ...told)
  }

interface Asking {
  readonly engine: Engine
  readonly deed: Counting
  readonly input: Input
  readonly given: Given
}

/** NOT_FOUND where a record the rows belong to is none of the asker's. */
const demandStanding = async ({ engine, deed, given }: Asking): Promise<void> => {
  if (!deed.under?.length) return
  const { catalog } = engine.writer
  const params = new Params()
  const stands = standsSql(catalog, catalog.entity(deed.of), deed.under, given(catalog, params))
  const [row] = await engine.read<{ stands: boolean }>({ text: `select ${stands} as stands`, params: params.values })
  if (!row?.stands) throw notFound()
}

const partOf = (asking: Asking, name: string | undefined, one: Count & { readonly of: string }): Part => {
  const { catalog } = asking.engine.writer
  const word = wordAsked(one.groupBy, name === undefined ? asking.input.groupBy : undefined)
  const sources: readonly (Source | Count)[] = [one, ...(one.joined ?? [])]
  const questions = sources.map((source, at): Question => {
    const entity = at === 0 ? catalog.entity(one.of) : (source as Source).of
    const own = {
      rows: source.rows,
      columns: source.formulas,
      beside: word ? one.beside?.[word] : undefined,
    }
    return { entity, query: queryOf(asking, entity, source, one, word), formulas: { given: asking.given, ...own } }
  })
  return { name, count: one, questions }
}

const wordAsked = (groupBy: Count['groupBy'], asked: unknown): string | undefined => {
  if (!groupBy) return undefined
  const word = typeof asked === 'string' ? asked : Object.keys(groupBy)[0]
  if (!word || !Object.hasOwn(groupBy, word)) throw invalid({ groupBy: '分组错误' })
  return word
}

const queryOf = (
  { engine, deed, input }: Asking,
  entity: Entity,
  { where = {}, date, groupBy, measures }: Source | Count,
  { order, top, fill, joined, pages }: Count,
  word: string | undefined,
): Statistics<string> => {
  const { userId: me } = engine.writer.actor
  const group = word === undefined ? undefined : groupBy?.[word]
  const { from, to } = daysIn(input, deed)
  const narrowed = narrowedBy(entity, deed, input)
  const asked = { me, today: today(), now: clock.now().toISOString() }
  const filters = both(askedWhere(where, asked), narrowed)
  return {
    ...(group ? { groupBy: [group] } : {}),
    ...(date ? { date, date1: from, date2: to } : {}),
    measures: measures && (askedWhere(measures, asked) as typeof measures),
    ...(joined || pages ? { order: joined ? undefined : order, top: 1000 } : { order, top }),
    fill,
    filters: Object.keys(filters).length ? (filters satisfies Filter) : undefined,
  }
}

const partAnswer = ({ engine, input }: Asking, one: Count, answers: readonly Answer[]): unknown => {
  const { groupBy, names = { key: 'key', name: 'name' }, form } = one
  const { nodes, sum } = joinedAnswer(one, answers)
  const whole = Object.fromEntries(Object.entries(sum).map(([name, value]) => [`sum.${name}`, value]))
  const finished = (row: Row): Row => nestedIn(one, { ...row, ...thenOf(engine, one, { ...whole, ...row }) })
  const { filter, ...figures } = finished(sum)
  if (form === 'figures') return figures
  const given = one.sumIs ? figures[one.sumIs] : { ...figures, filter }
  if (!groupBy) return { sum: given }
  const shown = nodes.map((node) => finished(renamed(node, names)))
  if (form === 'flat') return { nodes: shown, totalCount: nodes.length, ...figures, filter }
  if (form === 'nodes') return shown
  const { offset, size } = one.pages ? pageAsked(input) : { offset: 0, size: shown.length }
  return { ...one.says, nodes: shown.slice(offset, offset + size), sum: given, totalCount: nodes.length }
}

type Row = Readonly<Record<string, unknown>>

const thenOf = (engine: Engine, { worked = {} }: Count, row: Row): Row => {
  const asker = askerOf(engine.writer.actor)
  return Object.fromEntries(
    Object.entries(worked).map(([name, { form, value }]) => {
      const figure = evaluate(value, row, asker)
      return [name, form === 'int' && typeof figure === 'string' ? Number(figure) : figure]
    }),
  )
}

/** Moves nested figures out of the row into their object. */
const nestedIn = ({ nested }: Count, row: Row): Row => {
  if (!nested) return row
  const inner = new Set(Object.values(nested).flatMap((one) => Object.values(one)))
  const objects = Object.entries(nested).map(([name, parts]) => [
    name,
    Object.fromEntries(Object.entries(parts).map(([part, of]) => [part, row[of]])),
  ])
  return {
    ...Object.fromEntries(Object.entries(row).filter(([name]) => !inner.has(name))),
    ...Object.fromEntries(objects),
  }
}

const renamed = ({ key, name, ...figures }: Node, names: NonNullable<Count['names']>) => ({
  [names.key]: key,
  [names.name]: name,
  ...figures,
})
