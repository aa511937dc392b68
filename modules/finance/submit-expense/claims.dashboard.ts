import { dashboard, firstRows, heat, series, tile } from '@chengban/kernel/dashboard.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

const narrow = { company: 'company', departmentId: 'departmentId' } as const
const claims = { of: 'submitExpense', narrow, date: 'date', where: { status: { equalTo: '通过' } } } as const
const lines = {
  of: 'moneyExpense',
  narrow,
  date: 'bookDate',
  where: { status: { in: ['通过', '核减'] }, submit: { status: { equalTo: '通过' } } },
} as const
const granted = { measure: { sum: 'auditMoney' } } as const
const toPay = { of: 'submitExpense', narrow, where: { payStatus: { equalTo: '待付款' } } } as const

/** Claims that passed in the chosen days: by month, by type, by person; and those still to be paid. */
export const claimFigures = dashboard({
  name: 'submitExpense',
  label: '报销统计',
  who: holds('submitExpense:manage'),
  period: 'days',
  choices: { company: dict('公司', 'company'), departmentId: ref('部门', 'department') },
  tiles: [
    tile({ key: 'count', label: '报销单', ...claims, unit: '笔', isCompared: true }),
    tile({ key: 'money', label: '申报', ...claims, measure: { sum: 'money' }, isCompared: true }),
    tile({ key: 'granted', label: '核定', ...claims, ...granted, isCompared: true }),
    tile({ key: 'toPay', label: '待付款', ...toPay, ...granted }),
    tile({
      key: 'over',
      label: '超预算',
      ...claims,
      where: { ...claims.where, overMoney: { greaterThan: '0' } },
      measure: { sum: 'overMoney' },
      isBad: true,
    }),
  ],
  blocks: [
    {
      key: 'months',
      label: '申报与核定',
      as: 'bars',
      head: '月份',
      series: [
        series({ label: '申报', ...claims, by: 'date:month', measure: { sum: 'money' } }),
        series({ label: '核定', ...claims, by: 'date:month', ...granted }),
      ],
      isWide: true,
    },
    {
      key: 'types',
      label: '费用类型（按入账日）',
      as: 'split',
      head: '类型',
      series: [series({ label: '核定', ...lines, by: 'type', ...granted })],
    },
    {
      key: 'people',
      label: '核定最多的十人',
      as: 'names',
      head: '收款人',
      top: 10,
      series: [series({ label: '核定', ...claims, by: 'userId', ...granted })],
    },
    heat({
      key: 'typesByMonth',
      label: '类型与月份（按入账日）',
      head: '类型',
      ...lines,
      ...granted,
      by: ['type', 'bookDate:month'],
      isWide: true,
    }),
    firstRows({
      key: 'toPay',
      label: '待付款最久',
      ...toPay,
      columns: ['serialNumber', 'userId', 'auditMoney', 'date', 'noticeCheck'],
      sort: 'date',
      isWide: true,
    }),
  ],
})
