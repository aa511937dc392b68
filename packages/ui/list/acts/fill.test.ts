import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { readRows } from '../../data/calls.ts'
import { today } from '../../dates/date-time.ts'
import { filled } from './fill.ts'

const note = entity('client', {
  label: '便条',
  title: 'name',
  rows: { own: everybody },
  fields: {
    name: text('内容'),
    plan: text('计划'),
    isDone: bool('完成'),
    day: date('日'),
    userId: ref('人员', 'user'),
  },
})
const asked = { entity: note, userId: 'me', row: undefined }
vi.mock('../../data/calls.ts', () => ({ readRows: vi.fn() }))
const answer = vi.mocked(readRows)
afterEach(() => answer.mockReset())

it('leaves out what is not found, and what the row has already', async () => {
  answer.mockRejectedValue(new Error('权限不足'))
  expect(await filled({ fill: { name: { from: 'last' } } }, asked)).toEqual({})
  const row = { id: '1', name: '写好的', isDone: false, plan: null }
  const fill = { name: '别的', isDone: true, plan: { from: 'row', field: 'name' } } as const
  expect(await filled({ fill }, { ...asked, row })).toEqual({ isDone: true, plan: '写好的' })
})

it('knows the person, the day, and another field of the last row before this one', async () => {
  answer.mockResolvedValue([
    { id: '1', plan: '今天的' },
    { id: '0', plan: '昨天说的' },
  ])
  const fill = { userId: { from: 'me' }, day: { from: 'today' }, name: { from: 'last', field: 'plan' } } as const
  expect(await filled({ fill }, { ...asked, row: { id: '1' } })).toEqual({
    userId: 'me',
    day: today(),
    name: '昨天说的',
  })
})

it('begins lines with other fields of the line, and keeps what they have', async () => {
  const row = {
    id: '1',
    task: [
      { title: '联调', hours: '2.0' },
      { title: '培训', hours: '1.0', real: '3.0' },
    ],
  }
  const fill = { task: { each: { real: { from: 'row', field: 'hours' }, isDone: true } } } as const
  expect(await filled({ fill }, { ...asked, row })).toEqual({
    task: [
      { title: '联调', hours: '2.0', real: '2.0', isDone: true },
      { title: '培训', hours: '1.0', real: '3.0', isDone: true },
    ],
  })
})
