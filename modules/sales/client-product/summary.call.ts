import { counted } from '@chengban/kernel/deeds/counted.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { clientProduct } from './client-product.entity.ts'

const state = (...states: readonly string[]) => ({ count: { state: { in: states } } })

/** Products of clients by what the clients have of them. */
export const clientProductSummary = counted({
  path: '/client-product/summary',
  label: '客户产品汇总',
  offered: {
    of: 'clientProduct',
    on: 'list',
    tells: {
      figures: { 'sum.count': int('客户'), 'sum.intent': int('有意向'), 'sum.budget': money('预算') },
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'clientProduct', by: 'filter' },
          columns: {
            label: text('名称'),
            count: int('客户'),
            use: int('在用'),
            bought: int('已购'),
            trial: int('试用'),
            intent: int('有意向'),
            competitor: int('用竞品'),
            stopped: int('已停用'),
            follow: int('跟进中'),
            budget: money('预算'),
          },
        },
      ],
    },
  },
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
