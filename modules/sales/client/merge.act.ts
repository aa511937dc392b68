import { holds, is } from '@chengban/kernel/expr.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'

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
    choose: json('取值', { structure: 'json' }),
  },
  danger: true,
  guards: [{ holds: is({ status: '通过' }), message: '保留的客户未通过审核' }],
  ahead: 'client/merging',
  guard: 'client/merge',
  effect: 'client/merged',
} as const
