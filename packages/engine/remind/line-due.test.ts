import { notice } from '@chengban/kernel/notice.ts'
import { holidaysOf } from '@chengban/modules/platform/server/demo/holidays.ts'
import { expect, it } from 'vitest'
import { dueSql, nearSql } from './line-due.ts'

const special = Object.fromEntries(holidaysOf(2026).map(({ date, kind }) => [date, kind === '调休上班']))
const declared = notice({ code: 'taskDue', family: 'task', name: '任务到期', condition: '' })
const to = ['userId'] as const
const asked = (today: string, offsets: readonly number[] = [0]) => ({ today, special, offsets })

it('says no where neither an offset nor a repetition can fall on the day', () => {
  const line = { by: 'date', on: [], again: 1, from: 1, to }
  expect(dueSql(declared, line, asked('2026-10-03'), 'd')).toBe('(false or false)')
  expect(dueSql(declared, { by: 'date', on: [], from: 0, again: 'monday', to }, asked('2026-10-13'), 'd')).toBe(
    '(false or false)',
  )
})

it('goes by the offsets of the rule where the line has none', () => {
  expect(dueSql(declared, { by: 'date', to }, asked('2026-10-10', [1]), 'd')).toBe("(d in (date '2026-10-09'))")
  expect(dueSql(declared, { by: 'date', on: [0], to }, asked('2026-10-10', [1]), 'd')).toBe(
    "(d in (date '2026-10-10'))",
  )
})

it('counts days of the calendar where the line says so', () => {
  const line = { by: 'date', on: [0], again: 7, days: 'calendar', to } as const
  expect(dueSql(declared, line, asked('2026-10-03'), 'd')).toBe(
    "(d in (date '2026-10-03') or ((date '2026-10-03' - d) >= 7 and ((date '2026-10-03' - d) - 7) % 7 = 0))",
  )
})

it('begins every Monday after the last offset, or on the day that is named', () => {
  const line = { by: 'date', on: [-7, 1], again: 'monday', days: 'calendar', to } as const
  expect(dueSql(declared, line, asked('2026-10-12'), 'd')).toContain("d <= date '2026-10-10'")
  expect(dueSql(declared, { ...line, from: 0 }, asked('2026-10-12'), 'd')).toContain("d <= date '2026-10-12'")
})

it('is near from its first offset on', () => {
  const line = { by: 'date', on: [-3, 1], again: 5, days: 'calendar', to } as const
  expect(nearSql(declared, line, asked('2026-10-12'), 'd')).toBe("d <= date '2026-10-15'")
  expect(nearSql(declared, { ...line, on: [], from: 2 }, asked('2026-10-12'), 'd')).toBe("d <= date '2026-10-10'")
})
