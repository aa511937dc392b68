import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { changedFields } from './use-changed.ts'

const note = entity('client', {
  label: '便条',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('内容'), remark: text('备注'), audit1: ref('审批人', 'user') },
})
const row = { id: '1', version: 3, name: '甲', remark: null, audit1: 'a', status: '待一级审核' }

it('names nothing while the record is the one that was read, nor for what is not its content', () => {
  expect(changedFields(note, row, { ...row, remark: '读法不同' })).toEqual([])
  expect(changedFields(note, row, { ...row, version: 4, audit1: 'b', status: '待二级审核' })).toEqual([])
})

it('names the fields that somebody has changed', () => {
  expect(changedFields(note, row, { ...row, version: 4, remark: '加急' })).toEqual(['remark'])
})
