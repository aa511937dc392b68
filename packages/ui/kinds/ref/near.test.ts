import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { nearOf } from './near.ts'

const plan = entity('invoicingPlan', {
  label: '计划',
  title: 'name',
  rows: { own: everybody },
  fields: {
    name: text('名称'),
    contractId: ref('合同', 'contract'),
    clientId: ref('客户', 'client'),
    userId: ref('人', 'user'),
  },
})
const form = { contractId: ref('合同', 'contract'), clientId: ref('项目', 'project'), userId: ref('人', 'user') }
const beside = { contractId: 'c', clientId: 'p', userId: 'u' }

it('narrows by what both name, if it is the same kind of record and no person', () => {
  expect(nearOf(plan, form, beside)).toEqual({ contractId: 'c' })
})

it('does not narrow by what is not chosen', () => {
  expect(nearOf(plan, form, { ...beside, contractId: null })).toEqual({})
  expect(nearOf(plan, {}, beside)).toEqual({})
})
