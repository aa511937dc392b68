import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, asParent, eq, holds, me, not, via } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { decimal, money } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

const party = via('businessOpportunityId', anyOf(me('salesPersonnel'), me('helperId')))
const stage = of('businessOpportunityId', 'schedule')

/** One product line of an opportunity, written through its diary. */
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
  readOnly: true,
  acts: [
    {
      name: 'delProduct',
      label: '删除产品',
      who: anyOf(party, holds('businessOpportunity:manage')),
      locks: ['businessOpportunityId'],
      anyVersion: true,
      call: { path: '/business-log/delProduct', names: { reason: 'opinion' } },
      opinion: 'required',
      opinionMessage: '请填写原因',
      danger: true,
      guards: [{ holds: not(anyOf(eq(stage, '赢单'), eq(stage, '输单'))), message: '商机已关闭' }],
      effect: 'businessProduct/drop',
    },
  ],
  unique: [{ fields: ['businessOpportunityId', 'productLibraryId'], message: '该商机已有此产品' }],
  list: {
    columns: ['productLibraryId', 'productVersion', 'quantity', 'money', 'isMain', 'competitor'],
    filters: ['businessOpportunityId', 'productLibraryId'],
    sort: '-isMain,tzCreate',
  },
})
