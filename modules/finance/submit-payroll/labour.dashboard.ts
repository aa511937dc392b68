import { dashboard, series, tile } from '@chengban/kernel/dashboard.ts'
import { allOf, anyOf, holds } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'

const runs = {
  of: 'submitPayroll',
  narrow: { company: 'company' },
  date: 'payDate',
  where: { status: { equalTo: '通过' } },
} as const
const line = (label: string, column: 'money' | 'salaryTrue' | 'cost') =>
  series({ label, ...runs, by: 'payDate:month', measure: { sum: column } })

/** What pay came to by the month it was paid, over all runs that passed; not covered, as it has no figure of a person. */
export const labourFigures = dashboard({
  name: 'submitPayroll',
  label: '人力成本',
  who: allOf(anyOf(holds('moneyPayroll:audit1'), holds('moneyPayroll:audit2')), holds('user:salary')),
  period: 'days',
  choices: { company: dict('公司', 'company') },
  tiles: [
    tile({ key: 'money', label: '应发', ...runs, measure: { sum: 'money' }, isCompared: true }),
    tile({ key: 'true', label: '实发', ...runs, measure: { sum: 'salaryTrue' }, isCompared: true }),
    tile({ key: 'cost', label: '人力成本', ...runs, measure: { sum: 'cost' }, isCompared: true }),
  ],
  blocks: [
    {
      key: 'months',
      label: '按发放月份',
      as: 'lines',
      head: '月份',
      series: [line('应发', 'money'), line('实发', 'salaryTrue'), line('人力成本', 'cost')],
      isWide: true,
    },
  ],
})
