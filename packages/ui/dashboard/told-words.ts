import type { ToldBlock, ToldFigure } from '@chengban/kernel/dashboard-told.ts'
import { type ChartData, type Point, toneAt } from '../charts/chart.ts'
import { today } from '../dates/date-time.ts'
import { formatMoney, inWan, UNKNOWN } from '../figures/money.ts'

type Value = ToldFigure['value']

/** Returns a figure as text with the unit shown in small type; sums are in 万. */
export const figureWords = (value: Value, unit: string): { readonly text: string; readonly unit: string } => {
  if (value === null) return { text: UNKNOWN, unit: '' }
  // a word another call gives: 阶段
  if (Number.isNaN(Number(value))) return { text: String(value), unit: '' }
  if (unit === '元') return { text: inWan(String(value)), unit: '万' }
  if (unit === '%') return { text: signed(`${Number(value)}%`), unit: '' }
  return { text: signed(Number(value).toLocaleString('en-US')), unit }
}

/** A minus is written as such, not as a hyphen. */
const signed = (figure: string): string => figure.replace('-', '−')

const wordsIn = (value: Value, unit: string, isExact: boolean): string => {
  if (isExact && unit === '元') return formatMoney(value === null ? null : String(value))
  const { text, unit: small } = figureWords(value, unit)
  return small ? `${text} ${small}` : text
}

const hrefOf = (figure: ToldFigure | null | undefined): string | undefined =>
  figure?.link ? `#${figure.link}` : undefined

/** Returns the chart's series with their colours. Two series share a hue; a goal is drawn as a mark. */
export const chartOf = (block: ToldBlock): ChartData => {
  const drawn = block.series.filter(({ isGoal }) => !isGoal)
  const tones = block.series.map(({ isGoal }, at) => {
    if (isGoal) return 'cb-tone-c2 is-goal'
    return drawn.length === 2 ? (block.series[at] === drawn[0] ? 'cb-tone-c1-soft' : 'cb-tone-c1') : toneAt(at)
  })
  return { series: block.series.map(({ label }) => label), points: pointsOf(block), tones }
}

/** Returns the points of a chart; a series without a figure at a point counts as 0 there. A table has sums to the cent. */
export const pointsOf = ({ as, series, points }: ToldBlock): Point[] =>
  points.map(({ label, figures }) => ({
    label,
    ...(label === today().slice(0, 7) ? { isNow: true } : {}),
    values: series.map((_, at) => Number(figures[at]?.value ?? 0)),
    words: series.map(({ unit }, at) => wordsIn(figures[at]?.value ?? null, unit, as === 'table')),
    href: hrefOf(figures[0]),
    ...(series.length > 1 ? { hrefs: series.map((_, at) => hrefOf(figures[at])) } : {}),
  }))
