import { entity } from '@chengban/kernel/entity.ts'
import { inHand, tasked } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { expect, test } from 'vitest'
import { asAskedAhead, isAskedAhead } from './asked-ahead.ts'
import type { AuditDetail } from './audit-detail.ts'

const states = ['待定', '待评', '已定'] as const
const agree = {
  name: 'agree',
  label: '确认',
  from: ['待定'],
  to: ['待评', '已定'],
  who: inHand,
  input: ['note'],
} as const
const score = {
  ...{ name: 'score', label: '评分', from: ['待评'], to: '已定', who: inHand },
  asks: { pass: bool('通过'), score: text('分数', { required: true }) },
} as const
const goal = entity('goal', {
  label: '目标',
  title: 'note',
  fields: { note: text('说明'), stage: oneOf('进展', states, { readonly: true }) },
  rows: { also: [tasked] },
  workflow: {
    field: 'stage',
    states,
    initial: '待定',
    moves: [agree, score],
    decided: {
      asker: 'creatorId',
      questions: [
        { in: '待定', by: ['creatorId'], pass: 'agree', reject: 'agree' },
        { in: '待评', by: ['creatorId'], pass: 'score', reject: 'score' },
      ],
    },
  },
} as never)

const detail = (task: object): AuditDetail =>
  ({ rounds: [{ round: 1, tasks: [{ user: { id: 'u' }, kind: '前加签', status: '待处理', ...task }] }] }) as never

test('only who was asked ahead and has not answered is so', () => {
  expect(isAskedAhead(undefined, 'u')).toBe(false)
  for (const other of [{ user: { id: 'v' } }, { kind: '审批' }, { status: '已同意' }])
    expect(isAskedAhead(detail(other), 'u')).toBe(false)
  expect(isAskedAhead(detail({}), 'u')).toBe(true)
})

test('whoever was asked ahead meets an opinion in place of the form, and yes or no where the move asks for it', () => {
  const word = asAskedAhead(goal, { stage: '待定' }, agree as Move)
  expect(word).toMatchObject({ to: 'same', input: [], opinion: 'optional' })
  const judged = asAskedAhead(goal, { stage: '待评' }, score as Move)
  expect(Object.keys(judged.asks ?? {})).toEqual(['pass'])
})

test('a move that answers nothing keeps its form', () => {
  expect(asAskedAhead(goal, { stage: '待定' }, score as Move)).toBe(score)
})
