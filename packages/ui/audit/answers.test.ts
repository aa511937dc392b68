import { audited } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { inHand, nobody, tasked } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, test } from 'vitest'
import { answersOf } from './answers.ts'

const states = ['起草', '待定', '待评', '已定'] as const
const goal = entity('goal', {
  label: '目标',
  title: 'name',
  fields: { name: text('名称'), askerId: ref('申请人', 'user'), stage: oneOf('进展', states, { readonly: true }) },
  rows: { also: [tasked] },
  workflow: {
    field: 'stage',
    states,
    initial: '起草',
    moves: [
      { name: 'agree', label: '确认', from: ['待定'], to: '待评', who: inHand },
      { name: 'back', label: '退回', from: ['待定'], to: '起草', who: inHand },
      {
        name: 'score',
        label: '评分',
        from: ['待评'],
        to: '已定',
        who: inHand,
        asks: { pass: bool('通过'), score: text('分数') },
      },
    ],
    decided: {
      asker: 'askerId',
      questions: [
        { in: '待定', by: ['askerId'], pass: 'agree', reject: 'back' },
        { in: '待评', by: ['askerId'], pass: 'score', reject: 'score' },
      ],
    },
  },
})

test('nothing is offered that the reader may not do, or that nobody asks', () => {
  expect(answersOf(goal, { stage: '待定', can: [] })).toEqual({})
  expect(answersOf(goal, { stage: '已定', can: ['agree', 'back', 'score'] })).toEqual({})
  expect(answersOf(goal, { stage: '待定', can: ['back'] })).toEqual({
    reject: { name: 'back', label: '退回', input: {} },
  })
})

test('an agreement that takes more than a word names the move that asks for it', () => {
  expect(answersOf(goal, { stage: '待评', can: ['score'] })).toEqual({
    pass: { name: 'score', label: '同意', input: { pass: true }, move: expect.objectContaining({ name: 'score' }) },
    reject: { name: 'score', label: '退回', input: { pass: false } },
  })
})

test('an audited record is decided by the shared audit', () => {
  const bill = entity('bill', {
    label: '单据',
    title: 'name',
    fields: { name: text('名称'), ...audited(1) },
    rows: { also: [tasked] },
    audit: { levels: 1, submit: nobody },
  })
  expect(Object.keys(answersOf(bill, { status: '待一级审核', can: ['approve', 'reject'] }))).toEqual(['pass', 'reject'])
})
