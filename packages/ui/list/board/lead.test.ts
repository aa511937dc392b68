import { entity } from '@chengban/kernel/entity.ts'
import { everybody, holds, is } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { leadTo, whyNot } from './lead.ts'

const bug = entity('contract', {
  label: '缺陷',
  title: 'name',
  rows: { manage: everybody },
  fields: {
    name: text('标题'),
    state: oneOf('状态', ['待确认', '处理中', '已关闭'], { readonly: true, default: '待确认' }),
    level: oneOf('等级', ['高', '低'], { required: true }),
    worth: oneOf('价值', ['大', '小'], { computed: is({ level: '高' }) }),
  },
  workflow: {
    field: 'state',
    states: ['待确认', '处理中', '已关闭'],
    initial: '待确认',
    moves: [
      {
        name: 'begin',
        label: '开始处理',
        from: ['待确认'],
        to: '处理中',
        who: holds('contract:manage'),
        guards: [{ holds: is({ level: '高' }), message: '低等级的不处理' }],
      },
      { name: 'close', label: '关闭', from: ['处理中'], to: '已关闭', who: everybody },
    ],
  },
})
const asker = (may: boolean) => ({ userId: 'u', has: () => may, today: '2026-11-18', now: '' })
const row = { id: '1', state: '待确认', level: '高', can: ['update', 'begin'] }

it('refuses what no move leads to, and says so', () => {
  expect(leadTo(bug, 'state', row, '已关闭')).toEqual({ by: 'nothing' })
  expect(whyNot(bug, 'state', row, '已关闭', asker(true))).toBe('不能从「待确认」直接到「已关闭」')
})

it('refuses what the row may not do: by guard, by right, or because the server said no', () => {
  const shut = { ...row, can: ['update'] }
  expect(leadTo(bug, 'state', shut, '处理中').by).toBe('nothing')
  expect(whyNot(bug, 'state', { ...shut, level: '低' }, '处理中', asker(true))).toBe('低等级的不处理')
  expect(whyNot(bug, 'state', shut, '处理中', asker(false))).toBe('权限不足，不能开始处理')
  expect(whyNot(bug, 'state', shut, '处理中', asker(true))).toBe('现在不能开始处理')
})

it('refuses to write what is derived, required, or not the reader’s', () => {
  expect(leadTo(bug, 'worth', row, '小').by).toBe('nothing')
  expect(whyNot(bug, 'worth', row, '小', asker(true))).toBe('价值由系统得出，不能拖动')
  expect(leadTo(bug, 'level', row, '').by).toBe('nothing')
  expect(leadTo(bug, 'level', { ...row, can: [] }, '低').by).toBe('nothing')
  expect(whyNot(bug, 'level', { ...row, can: [] }, '低', asker(true))).toBe('权限不足')
})

it('moves a state by its move and writes a plain field', () => {
  expect(leadTo(bug, 'state', row, '处理中')).toMatchObject({ by: 'move', moves: [{ name: 'begin' }] })
  expect(leadTo(bug, 'level', row, '低')).toEqual({ by: 'writing' })
  expect(leadTo(bug, 'state', row, '待确认').by).toBe('nothing')
})
