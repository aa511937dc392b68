import { call } from '@chengban/kernel/call.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { money, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const figures = {
  count: 'int',
  use: 'int',
  bought: 'int',
  trial: 'int',
  intent: 'int',
  competitor: 'int',
  stopped: 'int',
  follow: 'int',
  budget: 'money',
  clients: 'int',
  coverage: 'percent?',
} as const

/** Products of clients by what the clients have of them, and how many of the clients they have reached. */
export const clientProductSummary = call({
  method: 'GET',
  path: '/client-product/summary',
  label: '客户产品汇总',
  offered: {
    of: 'clientProduct',
    on: 'list',
    tells: {
      figures: { 'sum.clients': int('客户'), 'sum.intent': int('有意向'), 'sum.budget': money('预算') },
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'clientProduct', by: 'filter' },
          columns: {
            label: text('名称'),
            clients: int('客户'),
            coverage: percent('覆盖率'),
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
  input: {
    productLibraryId: ref('产品', 'productLibrary'),
    groupBy: oneOf('分组', ['product', 'province', 'grade', 'user'], {
      names: { product: '产品', province: '省', grade: '客户等级', user: '负责人' },
    }),
  },
  answer: {
    nodes: [{ key: 'text?', label: 'text', filter: 'filter?', ...figures }],
    totalCount: 'int',
    sum: figures,
  },
})
