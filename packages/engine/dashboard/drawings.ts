import type { DashboardParts, Drawing, Heat, Series } from '@chengban/kernel/dashboard.ts'
import type { ToldBlock, ToldFigure } from '@chengban/kernel/dashboard-told.ts'
import { divide, multiply, round } from '@chengban/kernel/decimal.ts'
import { present } from '@chengban/kernel/present.ts'
import type { Answer, Figures, Filter, Node } from '@chengban/kernel/statistics.ts'
import type { Chosen } from './chosen.ts'
import { isMonth, monthWord } from './month-word.ts'
import { type FigureQuestion, type taking, whereOf } from './taking.ts'
import type { AnswerTo } from './tiles.ts'

type Take = ReturnType<typeof taking>

/** The queries of a block that draws groups. */
export interface AskedDrawing {
  readonly block: Drawing | Heat | DashboardParts
  readonly year: number | null
  readonly all: readonly (FigureQuestion | undefined)[]
}

export const askDrawing = (block: Drawing | Heat | DashboardParts, take: Take, chosen: Chosen): AskedDrawing => ({
  block,
  year: chosen.year,
  all: takenOf(block, take, chosen),
})

const takenOf = (block: AskedDrawing['block'], take: Take, chosen: Chosen): AskedDrawing['all'] => {
  if (block.as === 'heat') return [take(block, chosen, { groups: block.by, top: 40 })]
  if (block.as === 'parts') return block.parts.map((one) => take(one, chosen))
  return block.series.map((one) => take(one, chosen, { groups: [one.by], top: block.top ?? 12 }))
}

/** A drawing, without the series this person may not ask for; none where the first of them is missing. */
export const toldDrawing = (asked: AskedDrawing, answerTo: AnswerTo): readonly ToldBlock[] => {
  const { block, all } = asked
  const [first] = all
  if (!first || !answerTo(first)) return []
  const { key, label, as, head, isWide = false } = block
  return [{ ...{ key, label, as, head, isWide, rows: null }, ...drawn(asked, first, answerTo) }]
}

const drawn = (asked: AskedDrawing, first: FigureQuestion, answerTo: AnswerTo): DrawnSeries => {
  const { block } = asked
  if (block.as === 'heat') return heatOf(first, present(answerTo(first)))
  return block.as === 'parts' ? partsOf(block, asked, answerTo) : pointsOf(asked, block, answerTo)
}

type DrawnSeries = Pick<ToldBlock, 'series' | 'points'>

interface Line {
  readonly series: Series
  readonly asked: FigureQuestion
  readonly answer: Answer
}

const pointsOf = ({ year, all }: AskedDrawing, { series, as }: Drawing, answerTo: AnswerTo): DrawnSeries => {
  const lines = series.flatMap((one, at): Line[] => {
    const asked = all[at]
    const answer = answerTo(asked)
    return asked && answer ? [{ series: one, asked, answer }] : []
  })
  const keyed = lines.map((line) => new Map(line.answer.nodes.map((node) => [keyOf(node, line.series, year), node])))
  const keys = [...new Set(keyed.flatMap((one) => [...one.keys()]))]
  // rows without a day have no month; they stay behind the months
  const isByMonth = lines.some(({ series: { by } }) => by.endsWith(':month'))
  const isMonths = isByMonth || (keys.length > 0 && keys.every(isMonth))
  const isOneYear = new Set(keys.filter(isMonth).map((key) => key.slice(0, 4))).size < 2
  const points = (isMonths ? keys.toSorted() : keys).map((key) => ({
    key,
    label: labelOf(
      keyed.map((one) => one.get(key)).find((node) => node !== undefined),
      key,
      isOneYear,
    ),
    figures: lines.map((line, at) => figureOf(line, keyed[at]?.get(key))),
  }))
  const told = {
    series: lines.map(({ series: { label, isGoal = false }, asked }) => ({ label, unit: asked.unit, isGoal })),
    points: as === 'funnel' || isMonths ? points : points.filter(({ figures }) => figures.some(isSomething)),
  }
  return as === 'funnel'
    ? withConversion(
        told,
        lines.findIndex(({ series: { measure } }) => !measure),
      )
    : told
}

/**
 * Adds the conversion rates: of the records that reached a stage, the percentage that reached the next, by the counting
 * series.
 */
const withConversion = ({ series, points }: DrawnSeries, counts: number): DrawnSeries => {
  if (counts < 0) return { series, points }
  const reached = points.map((_, at) =>
    points.slice(at).reduce((sum, { figures }) => sum + Number(figures[counts]?.value ?? 0), 0),
  )
  const conversion = (at: number): string | null => {
    const share = divide(multiply(String(reached[at + 1] ?? 0), '100'), String(reached[at]))
    return at + 1 === points.length || share === null ? null : round(share, 0)
  }
  return {
    series: [...series, { label: '转化', unit: '%', isGoal: false }],
    points: points.map((point, at) => ({
      ...point,
      figures: [...point.figures, { value: conversion(at), link: null }],
    })),
  }
}

const isSomething = (figure: ToldFigure | null): boolean => figure !== null && Number(figure.value) !== 0

/** Gives a month of a year the same key as a month of days: `YYYY-MM`. */
const keyOf = ({ key }: Node, { isMonth: isOfYear }: Series, year: number | null): string | null =>
  isOfYear && key !== null ? `${year}-${key.padStart(2, '0')}` : key

/** A month without its year where all are of one. */
const labelOf = (node: Node | undefined, key: string | null, isOneYear: boolean): string => {
  if (!isMonth(key)) return node?.name || '未填写'
  return isOneYear ? monthWord(key) : key
}

const figureOf = ({ asked, answer }: Line, node: Node | undefined): ToldFigure | null =>
  node ? told(asked, answer, node) : null

const told = (asked: FigureQuestion, answer: Answer, node: Figures & { readonly filter: Filter }): ToldFigure => ({
  value: (node.value ?? null) as ToldFigure['value'],
  link: asked.link(node.filter, whereOf(answer)),
})

/** Rows as places, the second column as series. */
const heatOf = (asked: FigureQuestion, answer: Answer): DrawnSeries => ({
  series: (answer.columns ?? []).map(({ key, name }) => ({
    label: isMonth(key) ? monthWord(key) : name || '未填写',
    unit: asked.unit,
    isGoal: false,
  })),
  points: answer.nodes.map(({ key, name, cells = [] }) => ({
    key,
    label: name || '未填写',
    figures: cells.map((cell) => told(asked, answer, cell)),
  })),
})

const partsOf = ({ label, parts }: DashboardParts, { all }: AskedDrawing, answerTo: AnswerTo): DrawnSeries => ({
  series: [{ label, unit: all[0]?.unit ?? '', isGoal: false }],
  points: parts.flatMap((part, at) => {
    const [asked, answer] = [all[at], answerTo(all[at])]
    return asked && answer ? [{ key: part.label, label: part.label, figures: [told(asked, answer, answer.sum)] }] : []
  }),
})
