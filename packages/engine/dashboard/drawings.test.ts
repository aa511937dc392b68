import type { Drawing } from '@chengban/kernel/dashboard.ts'
import type { Answer } from '@chengban/kernel/statistics.ts'
import { expect, test } from 'vitest'
import { toldDrawing } from './drawings.ts'

/** The labels of a board that counts rows by `by`, of which these groups came back in this order. */
const labelsOf = (by: string, keys: readonly (string | null)[]): readonly string[] => {
  const series = [{ label: '件数', of: 'task', by }]
  const block = { key: 'months', label: '按月份', as: 'bars', head: '月份', series } as Drawing
  const asked = { unit: '', link: () => null } as never
  const nodes = keys.map((key) => ({ key, name: key ?? '', value: 1, count: 1, filter: {} }))
  const answer = { nodes, sum: { filter: {} }, where: {} } as unknown as Answer
  const [told] = toldDrawing({ block, year: null, all: [asked] }, () => answer)
  return told?.points.map(({ label }) => label) ?? []
}

test('months stand in order, and rows without a day behind them', () => {
  expect(labelsOf('date:month', ['2026-02', null, '2026-01'])).toEqual(['1 月', '2 月', '未填写'])
})

test('months of several years say their year, those of a text too', () => {
  expect(labelsOf('month', ['2026-01', '2025-12'])).toEqual(['2025-12', '2026-01'])
  expect(labelsOf('month', ['2026-03', '2026-02'])).toEqual(['2 月', '3 月'])
})

test('other groups keep the order in which they came', () => {
  expect(labelsOf('status', ['通过', '草稿'])).toEqual(['通过', '草稿'])
})
