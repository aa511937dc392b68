import type { Entity } from '@chengban/kernel/entity.ts'
import type { Answer, Node } from '@chengban/kernel/statistics.ts'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import type { ChartData } from '../../charts/chart.ts'
import type { ListQuery } from '../../data/calls.ts'
import { textValue } from '../../data/row.ts'
import { today } from '../../dates/date-time.ts'
import { formatMoney } from '../../figures/money.ts'

/** A statistics request over the rows of a list: the grouping, and the column to sum. */
export interface ChartQuestion {
  readonly groupBy: readonly string[]
  readonly sum?: string | undefined
  /** Several columns to sum, each under its own name. */
  readonly sums?: readonly string[]
  readonly form?: 'matrix'
  /** First day counted, of the period grouped by. */
  readonly date1?: string
}

export const useFigures = (
  { resource, name }: Entity,
  query: ListQuery,
  question: ChartQuestion,
  { isOn = true }: { readonly isOn?: boolean } = {},
) =>
  useQuery({
    enabled: isOn,
    queryKey: ['list', name, 'figures', query, question],
    queryFn: ({ signal }) =>
      request<Answer>('GET', `/api/${resource}/figures`, {
        query: {
          filters: query.filters,
          keyword: query.keyword,
          view: query.view,
          groupBy: question.groupBy.join(',') || undefined,
          form: question.form,
          date1: question.date1,
          fill: question.groupBy.length === 1 && !question.date1 ? 'true' : undefined,
          measures: measuresOf(question),
        },
        signal,
      }),
    meta: { quiet: true },
  }).data

const measuresOf = ({ sum, sums = [] }: ChartQuestion): string | undefined => {
  const asked = [...(sum ? [['money', { sum }]] : []), ...sums.map((name) => [name, { sum: name }])]
  return asked.length ? JSON.stringify(Object.fromEntries(asked)) : undefined
}

type Href = (filter: Node['filter']) => string

/** Counts, and beside them sums where they were asked for. */
export const countsOf = (nodes: readonly Node[], href: Href, sum?: string): ChartData => ({
  series: sum ? ['个', sum] : ['个'],
  points: nodes.map((node) => ({
    label: node.name || '未填',
    values: sum ? [node.count, Number(node.money ?? 0)] : [node.count],
    words: sum
      ? [node.count.toLocaleString('en-US'), formatMoney(textValue(node.money))]
      : [node.count.toLocaleString('en-US')],
    href: href(node.filter),
  })),
})

export const sumsOf = (nodes: readonly Node[], href: Href, sum: string): ChartData => ({
  series: [sum],
  points: nodes.map((node) => ({
    label: monthOf(node.name),
    isNow: isPresent(node.name),
    values: [Number(node.money ?? 0)],
    words: [formatMoney(textValue(node.money))],
    href: href(node.filter),
  })),
})

/** Months as places, the values of the second column as series. */
export const matrixOf = ({ nodes, columns = [] }: Answer, href: Href): ChartData => ({
  series: columns.map(({ name }) => name || '未填'),
  points: nodes.map((node) => ({
    label: monthOf(node.name),
    isNow: isPresent(node.name),
    values: columns.map((_, at) => node.cells?.[at]?.count ?? 0),
    href: href(node.filter),
  })),
})

const isPresent = (name: string): boolean => name === today().slice(0, 7)
const monthOf = (name: string): string => (/^\d{4}-\d{2}$/.test(name) ? `${Number(name.slice(5))} 月` : name)
