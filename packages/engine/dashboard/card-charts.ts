import type { Screen } from '@chengban/kernel/area.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Bars, CardLines, CardRows, FigureCard, Standing } from '@chengban/kernel/home.ts'
import type { Answer, Node } from '@chengban/kernel/statistics.ts'
import type { Engine } from '../engine.ts'
import { both } from '../statistics/said.ts'
import type { Question } from '../statistics/statistics.ts'
import type { HomeFigure } from './card-figures.ts'
import { filterOf, monthOf, type Now, weekOf, within } from './days.ts'
import { type ListPlace, linkOf, placeFor } from './place.ts'
import { isReadable } from './readable.ts'

type Screens = Readonly<Record<string, Screen>>

export interface HomeChart {
  readonly key: string
  readonly card: string
  readonly label: string
  readonly kind: 'bars' | 'lines'
  readonly series: readonly string[]
  /** Of sums 元, empty for counts. */
  readonly unit: string
  readonly points: readonly { readonly label: string; readonly values: readonly number[]; readonly link: string }[]
}

interface ChartQuestion {
  readonly entity: Entity
  readonly place: ListPlace
  readonly question: Question
}

const mostBars = 12
const monthsBack = 11

/** Reads the charts and standings of cards in one statement. Omits those the reader may not query. */
export const drawingsOf = async (
  engine: Engine,
  screens: Screens,
  cards: readonly FigureCard[],
  now: Now,
): Promise<{ readonly charts: HomeChart[]; readonly standings: HomeFigure[] }> => {
  const ask = asking(engine, screens, now)
  const drawn = cards.flatMap(({ key: card, charts = [] }) =>
    charts.map((chart) => ({
      card,
      chart,
      asked: 'series' in chart ? chart.series.map(ask.line) : [ask.grouped(chart)],
    })),
  )
  const stood = cards.flatMap(({ key: card, standings = [] }) =>
    standings.map((standing) => ({ card, standing, asked: ask.grouped(standing) })),
  )
  const all = [...drawn.flatMap(({ asked }) => asked), ...stood.map(({ asked }) => asked)].filter(
    (one) => one !== undefined,
  )
  const answers = await engine.statisticsTogether(all.map(({ question }) => question))
  const answerOf = (one: ChartQuestion | undefined): Answer | undefined => (one ? answers[all.indexOf(one)] : undefined)
  return {
    charts: drawn.flatMap(({ card, chart, asked }) => {
      const told = asked.flatMap((one) => {
        const answer = answerOf(one)
        return one && answer ? [{ ...one, nodes: answer.nodes }] : []
      })
      return told.length === asked.length ? chartOf(card, chart, told) : []
    }),
    standings: stood.flatMap(({ card, standing, asked }) => {
      const answer = answerOf(asked)
      return asked && answer ? [standingOf(card, standing, asked, answer)] : []
    }),
  }
}

const asking = ({ writer: { catalog, actor } }: Engine, screens: Screens, now: Now) => {
  const placed = (
    rows: CardRows,
    columns: Readonly<Record<string, string>>,
  ): Omit<ChartQuestion, 'question'> | undefined => {
    const entity = catalog.entity(rows.of)
    const place = placeFor(screens, rows.of, actor.entries)
    const asks = { ...rows, key: '', label: '', where: { ...rows.where, ...columns } }
    return place && isReadable(entity, asks, place.isOwn, actor.entries) ? { entity, place } : undefined
  }
  const view = (place: ListPlace) => (place.isOwn ? { view: 'own' as const } : {})
  return {
    grouped: (rows: Bars | Standing): ChartQuestion | undefined => {
      const found = placed(rows, { [rows.by]: '' })
      if (!found) return undefined
      const { entity, place } = found
      const own = filterOf(entity, rows, now)
      const week = 'week' in rows ? rows.week : undefined
      const filters = week ? both(own, within(entity, week, weekOf(now.today))) : own
      const query = { groupBy: [rows.by], filters, top: mostBars, ...view(place) }
      return { ...found, question: { entity, query, ofOwn: place.isOwn } }
    },
    line: (rows: CardLines['series'][number]): ChartQuestion | undefined => {
      const found = placed(rows, { [rows.month]: '', [rows.sum]: '' })
      if (!found) return undefined
      const { entity, place } = found
      const year = { from: monthOf(now.today, -monthsBack).from, to: monthOf(now.today, 0).to }
      const filters = both(filterOf(entity, rows, now), within(entity, rows.month, year))
      const query = {
        ...{ groupBy: [`${rows.month}:month` as const], measures: { sum: { sum: rows.sum } }, filters },
        ...{ date1: year.from, date2: year.to, ...view(place) },
      }
      return { ...found, question: { entity, query, ofOwn: place.isOwn } }
    },
  }
}

type DrawnChart = ChartQuestion & { readonly nodes: readonly Node[] }

const chartOf = (card: string, chart: Bars | CardLines, told: readonly DrawnChart[]): HomeChart[] => {
  const [first] = told
  if (!first) return []
  const { key, label } = chart
  if ('series' in chart) {
    const series = chart.series.map((one) => one.label)
    const points = first.nodes.map(({ key: month, filter }) => ({
      label: `${Number(month?.slice(5))}月`,
      values: told.map(({ nodes }) => Number(nodes.find((node) => node.key === month)?.sum ?? 0)),
      link: linkOf(first.place, filter),
    }))
    return [{ key, card, label, kind: 'lines', series, unit: '元', points }]
  }
  const points = inOrder(first, chart.by).map(({ name, count, filter }) => ({
    ...{ label: name, values: [count], link: linkOf(first.place, filter) },
  }))
  return points.length ? [{ key, card, label, kind: 'bars', series: [label], unit: '', points }] : []
}

/** States and numbers come in their order, all else as it was gathered: the greatest first. */
const inOrder = ({ entity, nodes }: DrawnChart, by: string): readonly Node[] => {
  const field = entity.fields[by]
  if (field?.kind === 'int') return nodes.toSorted((a, b) => Number(a.key) - Number(b.key))
  const { values } = field?.options ?? {}
  if (!values) return nodes
  return nodes.toSorted((a, b) => values.indexOf(a.key ?? '') - values.indexOf(b.key ?? ''))
}

const standingOf = (
  card: string,
  { key, label }: Standing,
  { place }: ChartQuestion,
  { nodes, sum }: Answer,
): HomeFigure => ({
  ...{ key, card, label, unit: '状态', compare: null, trend: null, isBad: false, isNothing: nodes.length === 0 },
  value: nodes.map(({ name, count }) => (nodes.length > 1 ? `${name} ${count}` : name)).join('，') || null,
  link: linkOf(place, sum.filter),
})
