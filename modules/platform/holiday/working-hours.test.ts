import { expect, it } from 'vitest'
import { secondDue, workingMs } from './working-hours.ts'

const at = (moment: string): Date => new Date(`${moment}:00+08:00`)
const hours = (from: string, to: string, special = {}) => workingMs(at(from), at(to), special) / 3_600_000

it('counts neither nights nor middays nor days of rest', () => {
  expect(hours('2026-11-20T16:00', '2026-11-23T16:00')).toBe(8)
  expect(hours('2026-11-20T11:00', '2026-11-20T14:00')).toBe(1.5)
  expect(hours('2026-11-21T09:00', '2026-11-22T18:00')).toBe(0)
  expect(hours('2026-11-21T09:00', '2026-11-21T18:00', { '2026-11-21': true })).toBe(7.5)
  expect(hours('2026-11-20T16:00', '2026-11-20T15:00')).toBe(0)
})

it('finds when the same time is over again', () => {
  const second = (begin: string, due: string, special = {}) => secondDue(at(begin), at(due), special)
  expect(second('2026-11-20T16:00', '2026-11-23T16:00')).toEqual(at('2026-11-24T16:00'))
  expect(second('2026-11-20T16:00', '2026-11-23T16:00', { '2026-11-24': false })).toEqual(at('2026-11-25T16:00'))
})
