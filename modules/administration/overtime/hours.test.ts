import { readPeriods, usualPeriods } from '@chengban/kernel/working-time.ts'
import { expect, test } from 'vitest'
import { halvesOf, overtimeHours } from './hours.ts'

const at = (time: string, day = '07'): string => `2026-11-${day}T${time}:00+08:00`

test('less than half an hour counts nothing, nor do the working hours of a working day', () => {
  expect(overtimeHours(at('18:00'), at('18:29'), true)).toBe('0.0')
  expect(overtimeHours(at('09:00'), at('17:00'), true)).toBe('0.0')
  expect(overtimeHours(at('12:00'), at('13:30'), false)).toBe('0.0')
})

test('a day off counts without midday, a working day from its end, and midnight ends the day', () => {
  expect(overtimeHours(at('09:00'), at('17:30'), false)).toBe('7.0')
  expect(overtimeHours(at('17:00'), at('20:45'), true)).toBe('2.5')
  expect(overtimeHours(at('20:00'), at('00:00', '08'), true)).toBe('4.0')
})

test('working hours are those of the setting', () => {
  const halves = halvesOf(readPeriods('[["09:00","12:30"],["13:00","17:00"]]') ?? usualPeriods)
  expect(overtimeHours(at('17:00'), at('18:00'), true, halves)).toBe('1.0')
  expect(overtimeHours(at('12:00'), at('13:30'), false, halves)).toBe('1.0')
  expect(halvesOf([[0, 3_600_000]])).toEqual(halvesOf(usualPeriods))
})
