import { holds, is } from '@chengban/kernel/expr.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'

const counted = <const K extends string>(name: K) => ['counted', name] as const

/** Clients that are one and the same become one: all that names the others names this one. */
export const merge = {
  name: 'merge',
  label: '合并',
  who: holds('client:merge'),
  call: {
    path: '/client/action/merge',
    names: { keepId: 'id' },
    answers: {
      moved: {
        contacts: counted('clientContact'),
        visits: counted('clientVisit'),
        opportunities: counted('businessOpportunity'),
        contracts: counted('contract'),
        products: counted('clientProduct'),
        gifts: counted('giftGive'),
        titles: counted('invoicingConfig'),
      },
    },
  },
  asks: {
    dropIds: refs('并入的客户', 'client', { required: true, min: 1, max: 10 }),
    choose: json('取值', {
      structure: 'json',
      parts: {
        name: ref('客户名称取自', 'client'),
        abbreviation: ref('简称取自', 'client'),
        type: ref('客户类型取自', 'client'),
        grade: ref('客户等级取自', 'client'),
        site: ref('地址取自', 'client'),
        telephone: ref('电话取自', 'client'),
      },
    }),
  },
  danger: true,
  guards: [{ holds: is({ status: '通过' }), message: '保留的客户未通过审核' }],
  ahead: 'client/merging',
  guard: 'client/merge',
  effect: 'client/merged',
} as const
