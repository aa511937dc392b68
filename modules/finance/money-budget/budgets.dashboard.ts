import { dashboard, firstRows, series, tile } from '@chengban/kernel/dashboard.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'

const budgets = { of: 'moneyBudget', narrow: { company: 'company', year: 'year' } } as const
const used = { measure: { sum: 'used' } } as const
const ofDepartments = { where: { target: { equalTo: '部门' } } } as const

/** Budgets of the chosen year with the amounts used and the amounts in approval. */
export const budgetFigures = dashboard({
  name: 'moneyBudget',
  label: '预算使用',
  who: holds('finance:manage'),
  period: 'year',
  choices: { company: dict('公司', 'company') },
  tiles: [
    tile({ key: 'money', label: '预算', ...budgets, measure: { sum: 'money' } }),
    tile({ key: 'used', label: '已用', ...budgets, ...used }),
    tile({ key: 'reserved', label: '审批中', ...budgets, measure: { sum: 'reserved' } }),
    tile({
      key: 'over',
      label: '超预算',
      ...budgets,
      where: { useRate: { greaterThan: '100' } },
      unit: '项',
      isBad: true,
    }),
  ],
  blocks: [
    {
      key: 'departments',
      label: '按部门',
      as: 'names',
      head: '部门',
      top: 20,
      series: [
        series({ label: '部门已用', ...budgets, ...ofDepartments, ...used, by: 'departmentId' }),
        series({ label: '部门审批中', ...budgets, ...ofDepartments, by: 'departmentId', measure: { sum: 'reserved' } }),
        series({
          label: '部门预算',
          ...budgets,
          ...ofDepartments,
          by: 'departmentId',
          measure: { sum: 'money' },
          isGoal: true,
        }),
      ],
      isWide: true,
    },
    firstRows({
      key: 'most',
      label: '使用率最高',
      ...budgets,
      columns: ['target', 'departmentId', 'projectId', 'kind', 'money', 'used', 'reserved', 'useRate'],
      sort: '-useRate',
      isWide: true,
    }),
  ],
})
