import { dashboard, firstRows, series, tile } from '@chengban/kernel/dashboard.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

const narrow = { userId: 'userId', itemId: 'itemId' } as const
const out = { of: 'receive', narrow, where: { outQuantity: { greaterThan: 0 } } } as const
const pieces = { measure: { sum: 'outQuantity' }, unit: '件' } as const
const late = { ...out, where: { overdueDays: { greaterThan: 0 } } } as const

/** What people have taken and not yet given back. */
export const holdings = dashboard({
  name: 'receive',
  label: '在外物品',
  who: holds('receive:manage'),
  period: 'none',
  choices: { userId: ref('领用人', 'user'), itemId: ref('物品', 'receiveItem') },
  tiles: [
    tile({ key: 'out', label: '未归还', ...out, ...pieces }),
    tile({ key: 'value', label: '在外价值', ...out, measure: { sum: 'outValue' } }),
    tile({ key: 'late', label: '逾期', ...late, unit: '笔', isBad: true }),
  ],
  blocks: [
    {
      key: 'people',
      label: '按人员',
      as: 'table',
      head: '领用人',
      top: 100,
      series: [
        series({ label: '未归还', ...out, ...pieces, by: 'userId' }),
        series({ label: '笔数', ...out, by: 'userId', unit: '笔' }),
        series({ label: '逾期', ...late, by: 'userId', unit: '笔' }),
      ],
    },
    {
      key: 'items',
      label: '按物品',
      as: 'names',
      head: '物品',
      top: 20,
      series: [series({ label: '未归还', ...out, ...pieces, by: 'itemId' })],
    },
    firstRows({
      key: 'late',
      label: '逾期最久',
      ...late,
      columns: ['applyNumber', 'itemId', 'userId', 'outQuantity', 'dueDate', 'overdueDays'],
      sort: '-overdueDays',
      isWide: true,
    }),
  ],
})
