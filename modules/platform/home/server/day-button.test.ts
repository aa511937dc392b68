import { expect, it } from 'vitest'
import { buttonOf, type DayState } from './day-button.ts'

const morning: DayState = {
  isWorkDay: true,
  isLeave: false,
  plan: null,
  isEstimate: false,
  isSave: false,
  report: '未填',
}
const at = (time: string, more: Partial<DayState> = {}) =>
  buttonOf({ ...morning, ...more }, new Date(`2026-03-03T${time}+08:00`))?.label ?? null

it('nothing is due on leave, nor on a day without work', () => {
  expect([at('09:00:00', { isLeave: true }), at('17:00:00', { isWorkDay: false })]).toEqual([null, null])
})

it('the estimate is due until noon, what came of the day from then on', () => {
  expect(['00:00:00', '11:59:59', '12:00:00'].map((time) => at(time))).toEqual(['提交预估', '提交预估', '提交产出'])
  expect(at('11:59:59', { isEstimate: true })).toBeNull()
  expect(at('23:59:59', { isEstimate: true })).toBe('提交产出')
})

it('a report is due from four, behind what came of the day, while it is not handed in', () => {
  const saved = { isSave: true, isEstimate: true }
  expect([at('15:59:59', saved), at('16:00:00', saved), at('16:00:00')]).toEqual([null, '提交日报', '提交产出'])
  for (const report of ['草稿', '退回']) expect(at('18:00:00', { ...saved, report })).toBe('提交日报')
  for (const report of ['已提交', '免交', null]) expect(at('18:00:00', { ...saved, report })).toBeNull()
})

it('one that is locked is asked to be opened at any hour', () => {
  expect(at('09:00:00', { isSave: true, isEstimate: true, report: '已锁定' })).toBe('申请解锁')
})
