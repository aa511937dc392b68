import { dashboard, firstRows, series, tile } from '@chengban/kernel/dashboard.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { accountsToClose } from './accounts-to-close.ts'

const narrow = { productLibraryId: 'productLibraryId', kind: 'kind' } as const
const begun = { of: 'testApply', narrow, date: 'startDate', where: { status: { equalTo: '通过' } } } as const
const judged = { ...begun, where: { ...begun.where, result: { isNull: false } } } as const
const passed = { measure: { rate: [{ count: { result: { equalTo: '合格' } } }, { count: {} }], digits: 1 } } as const
const open = { of: 'testApply', narrow, where: accountsToClose } as const

/** Tests of the chosen days, the rate of those that passed by product, and accounts still to be closed. */
export const testFigures = dashboard({
  name: 'testApply',
  label: '测试统计',
  who: holds('testApply:manage'),
  period: 'days',
  choices: { productLibraryId: ref('产品', 'productLibrary'), kind: dict('测试类型', 'testKind') },
  tiles: [
    tile({ key: 'begun', label: '测试', ...begun, unit: '次', isCompared: true }),
    tile({ key: 'passed', label: '合格率', ...judged, ...passed }),
    tile({
      key: 'running',
      label: '进行中',
      of: 'testApply',
      narrow,
      where: { testStatus: { equalTo: '进行中' } },
      unit: '次',
    }),
    tile({ key: 'accounts', label: '待停用账号', ...open, unit: '个', isBad: true }),
  ],
  blocks: [
    {
      key: 'products',
      label: '按产品',
      as: 'table',
      head: '产品',
      top: 20,
      series: [
        series({ label: '测试', ...begun, by: 'productLibraryId', unit: '次' }),
        series({ label: '有结果', ...judged, by: 'productLibraryId', unit: '次' }),
        series({ label: '合格率', ...judged, ...passed, by: 'productLibraryId' }),
      ],
      isWide: true,
    },
    {
      key: 'months',
      label: '按月份',
      as: 'bars',
      head: '月份',
      series: [series({ label: '测试', ...begun, by: 'startDate:month', unit: '次' })],
      isWide: true,
    },
    firstRows({
      key: 'accounts',
      label: '待停用账号',
      ...open,
      columns: ['name', 'productLibraryId', 'account', 'endDate', 'handlerId', 'testStatus'],
      sort: 'endDate',
      isWide: true,
    }),
  ],
})
