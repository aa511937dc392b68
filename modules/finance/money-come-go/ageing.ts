import { part } from '@chengban/kernel/dashboard.ts'

const lent = (label: string, days: object) =>
  part({
    label,
    of: 'moneyComeGo',
    narrow: { company: 'company' },
    where: { kind: { equalTo: '付出' }, remain: { greaterThan: '0' }, overDays: days },
    measure: { sum: 'remain' },
  })

/** Unpaid loans by days overdue. */
export const lentAgeing = {
  key: 'ageing',
  label: '借出未还账龄',
  as: 'parts',
  head: '逾期',
  parts: [
    lent('未逾期', { lessThanOrEqualTo: 0 }),
    lent('1 至 30 天', { greaterThan: 0, lessThanOrEqualTo: 30 }),
    lent('31 至 60 天', { greaterThan: 30, lessThanOrEqualTo: 60 }),
    lent('61 至 90 天', { greaterThan: 60, lessThanOrEqualTo: 90 }),
    lent('90 天以上', { greaterThan: 90 }),
  ],
} as const
