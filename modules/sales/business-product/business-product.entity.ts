import { drafter } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, asParent, holds, me, via } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { decimal, money } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

const party = via('businessOpportunityId', anyOf(me('salesPersonnel'), me('helperId'), drafter))
const keeper = anyOf(party, holds('businessOpportunity:manage'))

/** One product line of an opportunity. */
export const businessProduct = entity('businessProduct', {
  label: '商机产品',
  title: 'name',
  fields: {
    name: text('产品名称', { computed: of('productLibraryId', 'name'), kept: true, search: true }),
    businessOpportunityId: ref('商机', 'businessOpportunity', { required: true, onDelete: 'cascade', fixed: true }),
    productLibraryId: ref('产品', 'productLibrary', { required: true }),
    productVersion: text('版本'),
    quantity: decimal('数量', { min: 0, default: '1' }),
    money: money('报价', { min: 0 }),
    isMain: bool('主产品', { default: false }),
    demand: longText('需求要点'),
    competitor: text('竞品'),
  },
  rows: { own: asParent('businessOpportunityId'), manage: holds('businessOpportunity:manage') },
  write: { create: keeper, update: keeper, remove: keeper },
  unique: [{ fields: ['businessOpportunityId', 'productLibraryId'], message: '该商机已有此产品' }],
  on: { saved: 'businessProduct/oneMain' },
  list: {
    columns: ['productLibraryId', 'productVersion', 'quantity', 'money', 'isMain', 'competitor'],
    filters: ['businessOpportunityId', 'productLibraryId'],
    sort: '-isMain,tzCreate',
  },
})
