import { allOf, eq, field, ge, now, today } from '@chengban/kernel/expr.ts'
import { year } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'

const people = [{ headOf: 'departmentId' }, 'projectId.principalId', { holds: 'finance:manage' }] as const

/** A budget is nearly, or wholly, used up. */
export const expenseBudget = notice({
  code: 'expenseBudget',
  family: 'expense',
  name: '预算使用',
  condition: '预算使用率达到80%与100%时各一次，提醒部门负责人或项目负责人与财务管理人员；回落或年度结束后停止',
  about: {
    of: 'moneyBudget',
    where: allOf(eq(field('year'), year(today())), ge(field('useRate'), 80)),
    title: '【预算】{year}年{departmentId}{projectId}预算已使用{useRate}%',
    lines: [
      { by: now(), once: '80', to: people },
      { by: now(), once: '100', when: ge(field('useRate'), 100), to: people },
    ],
  },
})
