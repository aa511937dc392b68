import { counted } from '@chengban/kernel/deeds/counted.ts'
import { clientProduct } from './client-product.entity.ts'

const state = (...states: readonly string[]) => ({ count: { state: { in: states } } })

/** Products of clients by what the clients have of them. */
export const clientProductSummary = counted({
  path: '/client-product/summary',
  label: '客户产品汇总',
  of: clientProduct,
  filters: ['productLibraryId'],
  groupBy: {
    product: 'productLibraryId',
    province: 'clientId.province',
    grade: 'clientId.grade',
    user: 'clientId.userId',
  },
  names: { key: 'key', name: 'label' },
  measures: {
    use: state('在用'),
    bought: state('已购'),
    trial: state('试用'),
    intent: state('意向'),
    competitor: state('竞品'),
    stopped: state('停用'),
    follow: { count: { isFollow: { equalTo: true } } },
    budget: { sum: 'budget', where: { state: { in: ['意向', '试用'] } } },
  },
})
