import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { barWords } from './bar-words.ts'

const day = entity('attendance', {
  ...{ label: '考勤', title: 'result', rows: { manage: everybody } },
  fields: {
    userId: ref('人员', 'user'),
    tzIn: datetime('首次打卡'),
    result: text('结果'),
    restKind: text('请假类型'),
  } as never,
})
const names = ['userId', 'tzIn', 'result', 'restKind']
const row = { userId: 'u2', user: { id: 'u2', name: '方景行' }, tzIn: '2026-11-02T08:25:00+08:00', result: '正常' }

it('says the hour of an instant, and whose day it is to others alone', () => {
  expect(barWords(day as never, row, names, 'u1')).toBe('方景行 08:25 正常')
  expect(barWords(day as never, row, names, 'u2')).toBe('08:25 正常')
})

it('leaves out what is empty, and says nothing twice', () => {
  expect(barWords(day as never, { userId: 'u2', tzIn: null, result: '调休', restKind: '调休' }, names, 'u2')).toBe(
    '调休',
  )
})
