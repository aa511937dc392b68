import { call } from '@chengban/kernel/call.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { states } from './product-state.ts'

const client = { clientId: 'uuid', client: 'text', grade: 'text?' } as const

/** Which client has which of our products: a matrix in pages, its products counted over all clients of the filter. */
export const clientProductAnalysis = call({
  method: 'GET',
  path: '/client-product/analysis',
  label: '产品矩阵',
  offered: {
    of: 'clientProduct',
    on: 'list',
    given: { pageSize: 50 },
    leaves: ['pageNumber'],
    tells: {
      figures: { totalCount: int('客户') },
      tables: [
        {
          rows: 'products',
          label: '按产品',
          opens: { of: 'productLibrary', by: 'id' },
          columns: {
            name: text('产品'),
            coverage: percent('覆盖率'),
            use: int('在用'),
            bought: int('已购'),
            trial: int('试用'),
            intent: int('意向'),
            competitor: int('竞品'),
            stopped: int('停用'),
            none: int('无'),
          },
          none: '没有产品',
        },
        { rows: 'competitors', label: '竞品厂商', columns: { name: text('厂商'), count: int('次数') } },
        {
          rows: 'nodes',
          label: '客户',
          opens: { of: 'client', by: 'clientId' },
          columns: { client: text('客户'), grade: text('等级'), told: text('产品与状态') },
          none: '没有客户',
        },
      ],
    },
  },
  input: {
    productLibraryId: refs('产品', 'productLibrary'),
    province: text('省'),
    city: text('市'),
    grade: dict('客户等级', 'clientGrade'),
    type: dict('客户类型', 'clientType'),
    state: oneOf('状态', states),
    pageNumber: int('页码', { min: 1, max: 10_000 }),
    pageSize: int('每页条数', { min: 1, max: 50 }),
  },
  answer: {
    products: [
      {
        id: 'uuid',
        name: 'text',
        use: 'int',
        bought: 'int',
        trial: 'int',
        intent: 'int',
        competitor: 'int',
        stopped: 'int',
        none: 'int',
        coverage: 'percent?',
      },
    ],
    nodes: [{ ...client, cells: 'json', told: 'text' }],
    totalCount: 'int',
    competitors: [{ name: 'text', count: 'int' }],
  },
})
