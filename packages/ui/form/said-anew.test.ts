import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, test } from 'vitest'
import { changesOf, rowValues } from './values.ts'

const client = entity('client', {
  label: '客户',
  title: 'name',
  rows: { own: everybody },
  fields: {
    name: text('名称'),
    isProvincial: bool('省级', { default: false }),
    confirmTaxNo: bool('税号已核对', { default: false, isAnew: true }),
  },
})

test('a word on what is saved is given anew: ticking it is a change, though the row has it', () => {
  const first = rowValues(client, ['name', 'isProvincial', 'confirmTaxNo'], {
    id: '1',
    name: '甲',
    isProvincial: true,
    confirmTaxNo: true,
  })
  expect(first).toEqual({ name: '甲', isProvincial: true, confirmTaxNo: false })
  expect(changesOf({ ...first, confirmTaxNo: true }, first)).toEqual({ confirmTaxNo: true })
})
