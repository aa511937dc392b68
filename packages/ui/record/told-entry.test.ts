import { expect, test } from 'vitest'
import { entryOf, type Told } from './told-entry.ts'

const told = (detail: NonNullable<Told['detail']>): Told => ({
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
