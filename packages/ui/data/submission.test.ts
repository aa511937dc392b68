import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, count, everybody, ge, is, isSet, me } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { expect, it } from 'vitest'
import { recordMoves } from '../move/acts.ts'
import { submissionOf } from './submission.ts'

const states = ['草稿', '待审核']
const submit = { name: 'submit', label: '提交', from: ['草稿'], to: '待审核', who: me('userId') }
const fields = {
  name: text('名称'),
  userId: ref('申请人', 'user', { readonly: true, default: { from: 'me' } }),
  file: text('文件'),
  status: oneOf('状态', states, { readonly: true, default: '草稿' }),
}
const flowing = (moves: readonly Move[], more: object = {}) => ({
  ...entity('invoicing', { label: '开票', title: 'name', rows: { own: everybody }, fields }),
  workflow: { field: 'status', states, initial: '草稿', moves } as never,
  ...more,
})
const asker = { userId: 'u', has: () => false, today: '2026-11-25', now: '2026-11-25T09:00:00+08:00' }
const made = { move: 'submit', label: '提交' }

it('hands in a new row by the move of the entity where it can be made at once', () => {
  expect(submissionOf(flowing([submit]), undefined, asker)).toEqual(made)
  expect(submissionOf(flowing([]), undefined, asker)).toBeUndefined()
  for (const other of [
    { from: ['待审核'] },
    { input: ['file'] },
    { opinion: 'required' },
    { who: is({ name: '甲' }) },
    { guards: [{ holds: ge(count({ of: 'okr', by: 'parentId' }), 1), message: '每个目标须有关键结果' }] },
  ])
    expect(submissionOf(flowing([{ ...submit, ...other } as Move]), undefined, asker)).toBeUndefined()
  const written = { guards: [{ holds: anyOf(isSet('file'), isSet('name')), field: 'file', message: '请上传文件' }] }
  expect(submissionOf(flowing([{ ...submit, ...written }]), undefined, asker)).toEqual(made)
})

it('counts rows of the form itself as written with it', () => {
  const guards = [{ holds: ge(count({ of: 'okr', by: 'parentId' }), 1), message: '请添加' }]
  const lines = { results: { of: 'okr', by: 'parentId' } }
  expect(submissionOf(flowing([{ ...submit, guards }], { lines }), undefined, asker)).toEqual(made)
})

it('leaves a row that stands to what its reader may do', () => {
  expect(submissionOf(flowing([submit]), { can: ['update'] }, asker)).toBeUndefined()
  expect(submissionOf(flowing([submit]), { can: ['submit'] }, asker)).toEqual(made)
})

it('a record is handed in once, whatever machines it has', () => {
  const audit = { levels: 1, submit: everybody } as never
  const names = (of: ReturnType<typeof flowing>): readonly string[] =>
    recordMoves(of, { can: ['submit'] }).map(({ label }) => label)
  expect(names(flowing([submit]))).toEqual(['提交'])
  expect(names(flowing([submit], { audit }))).toEqual(['提交'])
  expect(names(flowing([], { audit }))).toEqual(['提交审核'])
})
