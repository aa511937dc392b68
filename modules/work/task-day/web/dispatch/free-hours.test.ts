import { expect, test } from 'vitest'
import type { Member } from '../use-team.ts'
import { freeOf, peopleOf } from './free-hours.ts'

const member = (userId: string, status: Member['status'], planHours?: string): Member =>
  ({
    ...{ userId, name: userId, department: null, status, urged: false },
    taskDay: planHours === undefined ? null : { id: `d${userId}`, version: 1, planHours, actualHours: null },
    items: planHours === undefined ? [] : [{ title: '接口' }],
    report: { kind: 'dailyWork', status: null, timeliness: null },
  }) as unknown as Member

const days = ['2026-11-16', '2026-11-17', '2026-11-18'] as const
const [first, second] = peopleOf(days, [
  [member('甲', '已预估', '6.5'), member('乙', '请假')],
  [member('甲', '已保存', '8.0'), member('乙', '未预估')],
  [],
])

test('nothing is put on a day of leave, on one that was told of, or on a day off', () => {
  expect(second?.cells.get('2026-11-16')?.closed).toBe('请假')
  expect(first?.cells.get('2026-11-17')?.closed).toBe('已提交产出')
  expect(first?.cells.has('2026-11-18')).toBe(false)
})

test('what is free is what the plan leaves of eight hours, never less than none', () => {
  const cell = first?.cells.get('2026-11-16')
  expect(cell).toEqual({ date: '2026-11-16', hours: 6.5, titles: ['接口'] })
  expect(freeOf(cell as never)).toBe(1.5)
  expect(freeOf({ date: '', hours: 9, titles: [] })).toBe(0)
  expect(freeOf(second?.cells.get('2026-11-17') as never)).toBe(8)
})
