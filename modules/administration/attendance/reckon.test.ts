import { readPeriods, usualPeriods } from '@chengban/kernel/working-time.ts'
import { expect, test } from 'vitest'
import { halvesOf } from '../overtime/hours.ts'
import { type Day, type Figures, reckon, reckonMonth } from './reckon.ts'

const rule = { graceMinutes: 10, absentMinutes: 120 }
const at = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const work = { dayKind: '工作日', rests: [], isExcused: false, hasOvertime: false } as const
const day = (times: string, more: Partial<Day> = {}): Day => ({
  ...work,
  punches: times.split(' ').filter(Boolean).map(at),
  ...more,
})
const rest = (half: '上午' | '下午', kind = '事假', isPresent = false) => ({ half, kind, isPresent })
/** result, late, early, absent minutes, absent days, worked minutes */
const told = ({ result, lateMinutes, earlyMinutes, absenceMinutes, absenceDays, workMinutes }: Figures) => [
  result,
  lateMinutes,
  earlyMinutes,
  absenceMinutes,
  absenceDays,
  workMinutes,
]
const of = (times: string, more: Partial<Day> = {}) => told(reckon(day(times, more), rule, true))

test.each([
  ['08:30 18:00', '正常', 0, 0, 0, 0, 480],
  ['08:40 18:00', '弹性', 0, 0, 0, 0, 470],
  ['08:41 18:00', '迟到', 11, 0, 0, 0, 469],
  ['08:30 17:59', '早退', 0, 1, 0, 0, 479],
  ['08:41 17:59', '迟到早退', 11, 1, 0, 0, 468],
  // two hours late is still late, one minute more is half a day absent; the rest of a long absence is counted per half
  // day
  ['10:30 18:00', '迟到', 120, 0, 0, 0, 360],
  ['10:31 18:00', '旷工半天', 0, 0, 210, 0.5, 270],
  ['12:45 18:00', '旷工半天', 0, 0, 210, 0.5, 270],
  ['13:40 18:00', '旷工半天', 0, 0, 210, 0.5, 260],
  ['14:00 18:00', '旷工半天', 30, 0, 210, 0.5, 240],
  ['16:00 18:00', '旷工', 0, 0, 480, 1, 0],
  ['08:30 16:00', '早退', 0, 120, 0, 0, 360],
  ['08:30 15:59', '旷工半天', 0, 0, 270, 0.5, 210],
  ['08:30 12:00', '旷工半天', 0, 0, 270, 0.5, 210],
  ['08:30 11:40', '旷工半天', 0, 20, 270, 0.5, 190],
  ['08:30 09:59', '旷工', 0, 0, 480, 1, 0],
  ['14:00 17:00', '旷工半天', 30, 60, 210, 0.5, 180],
  ['', '旷工', 0, 0, 480, 1, 0],
])('%s is %s', (times, ...figures) => expect(of(times)).toEqual(figures))

test('one punch, or two within half an hour, is a day without an end; it is late before 12:45 alone', () => {
  expect(told(reckon(day('11:00'), rule, true))).toEqual(['缺卡', 150, 0, 0, 0, 0])
  expect(of('12:44')).toEqual(['缺卡', 210, 0, 0, 0, 0])
  expect(of('12:45')).toEqual(['缺卡', 0, 0, 0, 0, 0])
  expect(of('08:30 08:59')).toEqual(['缺卡', 0, 0, 0, 0, 0])
  expect(of('17:30 18:00')[0]).toBe('旷工')
})

test('half a day of leave leaves the other half to be worked', () => {
  expect(of('13:30 18:00', { rests: [rest('上午')] })).toEqual(['请假', 0, 0, 0, 0, 270])
  expect(of('13:30 18:00', { rests: [rest('上午', '调休')] })[0]).toBe('调休')
  expect(of('13:30 18:00', { rests: [rest('上午', '出差', true)] })).toEqual(['正常', 0, 0, 0, 0, 510])
  expect(of('13:45 18:00', { rests: [rest('上午')] })).toEqual(['迟到', 15, 0, 0, 0, 255])
  expect(of('15:31 18:00', { rests: [rest('上午')] })).toEqual(['旷工半天', 0, 0, 270, 0.5, 0])
  expect(of('', { rests: [rest('下午')] })).toEqual(['旷工半天', 0, 0, 210, 0.5, 0])
})

test('a whole day away is leave, hours given back, or work elsewhere', () => {
  const both = (first: string, second: string, present: readonly [boolean, boolean] = [false, false]) =>
    of('', { rests: [rest('上午', first, present[0]), rest('下午', second, present[1])] })
  expect(both('调休', '调休')).toEqual(['调休', 0, 0, 0, 0, 0])
  expect(both('调休', '事假')[0]).toBe('请假')
  expect(both('出差', '外出', [true, true])).toEqual(['出差外出', 0, 0, 0, 0, 480])
  expect(both('出差', '病假', [true, false])).toEqual(['请假', 0, 0, 0, 0, 240])
  expect(of('', { isExcused: true })).toEqual(['出差外出', 0, 0, 0, 0, 480])
})

test('days off ask for nothing', () => {
  expect(of('', { dayKind: '休息日' })).toEqual(['休息', 0, 0, 0, 0, 0])
  expect(of('10:00 17:00', { dayKind: '法定节假日', hasOvertime: true })).toEqual(['加班', 0, 0, 0, 0, 0])
})

test('the first three small latenesses of a month cost nothing, ignored days use none of them up', () => {
  const late = (isIgnore = false) => ({ ...day('08:35 18:00'), isIgnore })
  const results = (days: readonly ReturnType<typeof late>[]) =>
    reckonMonth(days, { ...rule, graceTimes: 3 }).map(({ result, lateMinutes }) => `${result}${lateMinutes}`)
  expect(results([late(), late(), late(), late()])).toEqual(['弹性0', '弹性0', '弹性0', '迟到5'])
  expect(results([late(), late(true), late(), late()])).toEqual(['弹性0', '弹性0', '弹性0', '弹性0'])
  expect(results([late(), { ...day('13:35 18:00'), isIgnore: false }, late(), late()]).at(-1)).toBe('弹性0')
})

test.each([
  ['09:00 17:30', '正常', 0, 0, 450],
  ['09:11 17:30', '迟到', 11, 0, 439],
  ['09:00 17:29', '早退', 0, 1, 449],
])('by other working hours %s is %s', (times, result, lateMinutes, earlyMinutes, workMinutes) => {
  const halves = halvesOf(readPeriods('[["09:00","12:00"],["13:00","17:30"]]') ?? usualPeriods)
  const found = reckon(day(times), { ...rule, halves }, true)
  expect(found).toMatchObject({ result, lateMinutes, earlyMinutes, workMinutes })
})
