import { expect, test } from 'vitest'
import { checkCycle } from './cycle.ts'

test.each([
  [{ weekdays: [], until: '2026-12-02' }, '每周循环格式错误'],
  [{ weekdays: [1, 1], until: '2026-12-02' }, '每周循环格式错误'],
  [{ weekdays: [0], until: '2026-12-02' }, '每周循环格式错误'],
  [{ weekdays: [1], until: '2026-11-15' }, '循环截止日期错误'],
  [{ weekdays: [1], until: '2027-11-18' }, '循环截止日期错误'],
  [{ weekdays: [1] }, '循环截止日期错误'],
  [{ weekdays: [1, 3], until: '2026-12-02' }, undefined],
  [{ weekdays: [7], until: '2027-11-17' }, undefined],
  [null, undefined],
])('a cycle %j: %s', (cycle, message) => {
  expect(checkCycle(cycle, '2026-11-16')).toBe(message)
})
