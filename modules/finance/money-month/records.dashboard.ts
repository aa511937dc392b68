import { dashboard, heat, series, tile } from '@chengban/kernel/dashboard.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { lentAgeing } from '../money-come-go/ageing.ts'

const narrow = { company: 'company' } as const
const months = { of: 'moneyMonth', narrow, date: 'date', where: { status: { equalTo: '通过' } } } as const
const servers = { of: 'moneyServer', narrow, date: 'date' } as const
const open = { settle: { in: ['未结清', '部分结清'] } }
const lent = { of: 'moneyComeGo', narrow, measure: { sum: 'remain' } } as const
const paid = { measure: { sum: 'money' } } as const
const due = (label: string, kind: '付出' | '收入') =>
  series({ label, ...lent, date: 'dtDue', where: { ...open, kind: { equalTo: kind } }, by: 'dtDue:month' })

/** Costs that come every month, services, and money lent or borrowed, in the chosen year. */
export const moneyRecords = dashboard({
  name: 'moneyRecords',
  label: '财务记录',
  who: holds('money:manage'),
  period: 'year',
  choices: { company: dict('公司', 'company') },
  tiles: [
    tile({ key: 'month', label: '月度费用', ...months, ...paid, isCompared: true }),
    tile({ key: 'server', label: '服务费', ...servers, ...paid, isCompared: true }),
    tile({ key: 'out', label: '借出未还', ...lent, where: { ...open, kind: { equalTo: '付出' } } }),
    tile({ key: 'late', label: '逾期未还', ...lent, where: { overDays: { greaterThan: 0 } }, isBad: true }),
  ],
  blocks: [
    heat({
      key: 'months',
      label: '月度费用：类型与月份',
      head: '类型',
      ...months,
      ...paid,
      by: ['type', 'date:month'],
      isWide: true,
    }),
    heat({
      key: 'servers',
      label: '服务费：类型与月份',
      head: '类型',
      ...servers,
      ...paid,
      by: ['type', 'date:month'],
      isWide: true,
    }),
    {
      key: 'due',
      label: '往来款按约定归还月份',
      as: 'bars',
      head: '月份',
      series: [due('应收回', '付出'), due('应归还', '收入')],
    },
    lentAgeing,
  ],
})
