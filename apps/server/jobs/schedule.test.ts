import { expect, it } from 'vitest'
import { inShanghai, scheduleOf } from './schedule.ts'

it('moves the hours of a job from UTC to Shanghai, over months, leap days and weeks', () => {
  expect(inShanghai({ min: 5, hour: 16, date: 28, month: 2, dow: 3 }, 2024)).toEqual({
    ...{ min: 5, hour: 0, date: 29, month: 2, dow: 4 },
  })
  expect(inShanghai({ min: 5, hour: 16, date: 28, month: 2, dow: 6 }, 2026)).toMatchObject({
    date: 1,
    month: 3,
    dow: 0,
  })
  expect(inShanghai({ min: 0, hour: 23, date: 31, month: 12, dow: 4 }, 2026)).toMatchObject({ date: 1, month: 1 })
})

it('runs a daily job at its hour of Shanghai alone', () => {
  const [item] = scheduleOf([{ name: 'x', label: '某事', when: 'daily 00:05' }])
  const at = (hour: number, min: number) => item?.match({ min, hour, date: 10, month: 6, dow: 3 })
  expect([at(16, 5), at(0, 5), at(16, 6)]).toEqual([true, false, false])
  expect(item?.options.backfillPeriod).toBe(86_400_000)
})

it('refuses a time that is none', () => {
  expect(() => scheduleOf([{ name: 'x', label: '某事', when: 'daily 25:00' }])).toThrow()
})
