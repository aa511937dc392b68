import type { Entity } from '@chengban/kernel/entity.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { expect, test } from 'vitest'
import { entryOf, type RecordEntry, withCovers } from './told-entry.ts'

const told = (detail: NonNullable<RecordEntry['detail']>): RecordEntry => ({
  ...{ id: '1', version: 1, canEdit: false, type: '记录', source: '系统', content: '推进（线索 → 商务谈判）' },
  ...{ tzCreate: '2026-11-16T09:00:00+08:00', user: { name: '林' }, detail },
})

test('a step says from which state to which it led', () => {
  const entry = entryOf(told({ action: '推进', from: '线索', to: '商务谈判', changes: [] }))
  expect([entry.action, entry.moved]).toEqual(['推进', { from: '线索', to: '商务谈判' }])
})

test('what leads nowhere says nothing of states', () => {
  expect(entryOf(told({ action: '修改', from: null, to: null })).moved).toBeUndefined()
  expect(entryOf(told({ action: '取消', from: '通过', to: '通过' })).moved).toBeUndefined()
})

test('the change of a covered figure is covered too, and no other', () => {
  const entity = { fields: { pay: money('应发合计', { covered: true }), sum: money('金额') } } as unknown as Entity
  const changes = ['应发合计', '金额'].map((label) => ({ label, old: '1.00', new: '2.00' }))
  const entry = withCovers(entity, entryOf(told({ action: '核算', changes })))
  expect(entry.changes?.map(({ isCovered }) => isCovered)).toEqual([true, false])
})
