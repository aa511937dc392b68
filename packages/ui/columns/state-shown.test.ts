import { entity } from '@chengban/kernel/entity.ts'
import { holds, me } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { auditStates } from '@chengban/kernel/workflow.ts'
import { expect, it } from 'vitest'
import { shownField, stateCondition } from './state-shown.ts'

const flow = { field: 'stage', states: ['未生效', '履行中', '已归档'], initial: '未生效', moves: [] } as const
const base = {
  label: '合同',
  title: 'name',
  rows: { own: me('creatorId') },
  audit: { levels: 1, submit: holds('client:apply') },
} as const
const fields = {
  name: text('名称'),
  status: oneOf('审核状态', auditStates[1], { readonly: true, default: '草稿' }),
  stage: oneOf('合同状态', flow.states),
}
const contract = entity('contract', { ...base, fields, flows: [flow] } as never)
const plain = entity('client', { ...base, fields } as never)
const values = (field: ReturnType<typeof shownField>) => field?.options?.values

it('a merged state is called 状态 and offers what it shows; an audit alone keeps its own words', () => {
  expect(shownField(contract, 'status')?.label).toBe('状态')
  expect(values(shownField(contract, 'status'))).toEqual([...auditStates[1], '履行中', '已归档'])
  expect(shownField(plain, 'status')).toBe(plain.fields.status)
  expect(shownField(contract, 'stage')?.label).toBe('合同状态')
})

it('narrows to the rows that read so: a later state only of what has passed, 通过 only where nothing became of it', () => {
  expect(stateCondition(contract, ['履行中', '草稿'])).toEqual({
    or: [{ status: { in: ['草稿'] } }, { status: { equalTo: '通过' }, stage: { in: ['履行中'] } }],
  })
  expect(stateCondition(contract, ['通过'])).toEqual({
    or: [{ status: { equalTo: '通过' }, or: [{ stage: { isNull: true } }, { stage: { equalTo: '未生效' } }] }],
  })
})
