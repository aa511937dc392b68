import type { Screen } from '@chengban/kernel/area.ts'
import type { ToldBlock } from '@chengban/kernel/dashboard-told.ts'
import type { CardChart, FigureCard, Standing } from '@chengban/kernel/home.ts'
import type { Answer } from '@chengban/kernel/statistics.ts'
import type { Engine } from '../engine.ts'
import type { HomeFigure } from './card-figures.ts'
import type { Chosen } from './chosen.ts'
import { monthOf, type Now } from './days.ts'
import { askDrawing, toldDrawing } from './drawings.ts'
import { isMonth } from './month-word.ts'
import { placeFor } from './place.ts'
import { type FigureQuestion, taking } from './taking.ts'
import { answersTo } from './tell-dashboard.ts'

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

const monthsBack = 11

/** Reads the charts and standings of cards in one statement. Omits those the reader may not query. */
export const chartsOf = async (
  engine: Engine,
  screens: Readonly<Record<string, Screen>>,
  cards: readonly FigureCard[],
  { today }: Now,
): Promise<{ readonly charts: HomeChart[]; readonly standings: HomeFigure[] }> => {
  const any = taking(engine, screens)
  // a person who opens no list of the rows has no figure of them either
  const take: typeof any = (taken, ...how) =>
    placeFor(screens, taken.of, engine.writer.actor.entries) && any(taken, ...how)
  const year: Chosen = {
    ...{ year: null, quarter: null, choices: {} },
    ...{ date1: monthOf(today, -monthsBack).from, date2: monthOf(today, 0).to },
  }
  const drawn = cards.flatMap(({ key: card, charts = [] }) =>
    charts.map((chart) => ({ card, chart, asked: askDrawing({ ...chart, head: '' }, take, year) })),
  )
  const stood = cards.flatMap(({ key: card, standings = [] }) =>
    standings.map((standing) => ({ card, standing, asked: take(standing, year, { groups: [standing.by] }) })),
  )
  const answerTo = await answersTo(engine, [
    ...drawn.flatMap(({ asked: { all } }) => all),
    ...stood.map(({ asked }) => asked),
  ])
  return {
    charts: drawn.flatMap(({ card, chart, asked }) =>
      toldDrawing(asked, answerTo).flatMap((told) => chartOf(engine, card, chart, told)),
    ),
    standings: stood.flatMap(({ card, standing, asked }) => {
      const answer = answerTo(asked)
      return asked && answer ? [standingOf(card, standing, asked, answer)] : []
    }),
  }
}

/** None where the reader may not query one of its series, or where no row has a bar. */
const chartOf = (engine: Engine, card: string, chart: CardChart, { series, points }: ToldBlock): HomeChart[] => {
  const { key, label, as } = chart
  if (series.length < chart.series.length || (points.length === 0 && as !== 'lines')) return []
  return [
    {
      ...{ key, card, label, kind: as },
      series: series.map((one) => one.label),
      unit: series[0]?.unit ?? '',
      points: inOrder(engine, chart, points).map(({ key: place, label: name, figures }) => ({
        label: isMonth(place) ? `${Number(place.slice(5))}月` : name,
        values: figures.map((figure) => Number(figure?.value ?? 0)),
        link: figures[0]?.link ?? '',
      })),
    },
  ]
}

/** States and numbers come in their order, all else as it was gathered: months by time, the rest the greatest first. */
const inOrder = (
  { writer: { catalog } }: Engine,
  { series: [first] }: CardChart,
  points: ToldBlock['points'],
): ToldBlock['points'] => {
  const field = first && catalog.entity(first.of).fields[first.by]
  if (field?.kind === 'int') return points.toSorted((a, b) => Number(a.key) - Number(b.key))
  const { values } = field?.options ?? {}
  return values ? points.toSorted((a, b) => values.indexOf(a.key ?? '') - values.indexOf(b.key ?? '')) : points
}

const standingOf = (
  card: string,
  { key, label }: Standing,
  { link }: FigureQuestion,
  { nodes, sum }: Answer,
): HomeFigure => ({
  ...{ key, card, label, unit: '状态', compare: null, trend: null, isBad: false, isNothing: nodes.length === 0 },
  value: nodes.map(({ name, count }) => (nodes.length > 1 ? `${name} ${count}` : name)).join('，') || null,
  link: link(sum.filter) ?? '',
})
