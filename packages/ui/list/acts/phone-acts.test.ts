import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { isCreating } from '@chengban/kernel/phone-act.ts'
import { expect, it } from 'vitest'
import { bringsOn, forAll, isOffered, isPlain, moveOf, pageOf, wordOf } from './phone-acts.ts'

const note = entity('client', {
  label: '便条',
  title: 'name',
  rows: { own: everybody },
  fields: {
    name: text('内容'),
    userId: ref('人员', 'user'),
    reason: text('原因'),
    isMine: bool('我关注的'),
    status: oneOf('状态', ['待办', '完成'], { default: '待办', readonly: true }),
  },
  marks: [{ field: 'isMine', call: '/client/follow', as: 'follow', label: '关注', off: '取消关注' }],
  workflow: {
    field: 'status',
    states: ['待办', '完成'],
    initial: '待办',
    moves: [
      { name: 'finish', label: '完成', from: ['待办'], to: '完成', who: everybody },
      { name: 'stop', label: '作罢', from: ['待办'], to: '完成', who: everybody, opinion: 'required' },
      { name: 'drop', label: '丢弃', from: ['待办'], to: '完成', who: everybody, danger: true },
      { name: 'refuse', label: '拒绝', from: ['待办'], to: '完成', who: everybody, input: ['reason'] },
    ],
  },
})
const row = (...can: string[]) => ({ id: '1', version: 1, can, userId: 'u' })

it('offers nothing that the row does not allow', () => {
  expect(isOffered(note, row(), { move: 'finish' })).toBe(false)
  expect(isOffered(note, row('finish'), { edit: true, label: '填' })).toBe(false)
  expect(isOffered(note, row('update'), { edit: true, sends: { move: 'finish', label: '提交' } })).toBe(false)
  expect(isOffered(note, { ...row(), userId: null }, { remind: { to: 'userId', words: '请处理' } })).toBe(false)
  expect(isOffered(note, row('finish', 'update'), { label: '新建' })).toBe(false)
})

it('offers what it does', () => {
  expect(isOffered(note, row('finish'), { move: 'finish' })).toBe(true)
  expect(isOffered(note, row('update', 'finish'), { edit: true, sends: { move: 'finish', label: '提交' } })).toBe(true)
  expect(isOffered(note, row(), { remind: { to: 'userId', words: '请处理' } })).toBe(true)
})

it('does at the first tap, and for all, only what asks nothing and loses nothing', () => {
  const all = row('finish', 'stop', 'drop', 'refuse')
  const plain = (move: string) => {
    const found = moveOf(note, all, { move })
    return found && isPlain(note, found)
  }
  expect([plain('stop'), plain('drop'), plain('refuse'), plain('finish')]).toEqual([false, false, false, true])
  const rows = [row('finish'), row(), row('finish', 'refuse')]
  expect(forAll(note, rows, { move: 'refuse', all: true })).toEqual([])
  expect(forAll(note, rows, { move: 'finish' })).toEqual([])
  expect(forAll(note, rows, { move: 'finish', all: true })).toHaveLength(2)
})

it('a mark is called what it does to the row', () => {
  const act = { mark: 'isMine' }
  expect(isOffered(note, row(), act)).toBe(true)
  expect(wordOf(note, { ...row(), isMine: true }, act)).toBe('取消关注')
  expect(wordOf(note, { ...row(), isMine: null }, act)).toBe('关注')
})

it('offers an act no more once the field it goes by is filled', () => {
  const act = { move: 'finish', until: 'reason' }
  expect(isOffered(note, { ...row('finish'), reason: '已办' }, act)).toBe(false)
  expect(isOffered(note, { ...row('finish'), reason: null }, act)).toBe(true)
})

it('what ends a row or sends it back is not the act to be made next', () => {
  const all = row('finish', 'stop', 'drop', 'refuse')
  expect(['stop', 'drop'].map((move) => bringsOn(note, all, { move }))).toEqual([false, false])
  expect(['finish', 'refuse'].map((move) => bringsOn(note, all, { move }))).toEqual([true, true])
})

it('an act that leads to another page takes the row along, and is neither a new row nor the one to be made next', () => {
  const act = { label: '添加问题', at: '/demand/bugApply?temporaryId={id}&projectId={projectId}' } as const
  expect([isOffered(note, row(), act), bringsOn(note, row(), act), isCreating(act)]).toEqual([true, false, false])
  expect(pageOf(act.at, { id: 'a&b', projectId: null })).toBe('/demand/bugApply?temporaryId=a%26b&projectId=')
})
