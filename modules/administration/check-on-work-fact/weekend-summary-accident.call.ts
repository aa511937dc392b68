import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { listed } from '@chengban/kernel/deeds/listed.ts'
import { anyOf, field, headOf, holds, me } from '@chengban/kernel/expr.ts'
import { addHours, addWorkDays, midnightOf, of } from '@chengban/kernel/formula.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { accidentDays } from './accident-days.ts'
import { accidentKinds, checkOnWorkFact } from './check-on-work-fact.entity.ts'

/** Weekends without a summary. */
export const weekendAccidents = listed({
  path: '/performance/weekendSummaryAccident',
  label: '周末总结考核事实',
  of: checkOnWorkFact,
  where: { kind: { in: accidentKinds.weekend } },
  ...accidentDays,
  filters: ['userId'],
  through: { departmentId: { by: 'userId', column: 'departmentId', field: ref('部门', 'department') } },
  rows: anyOf(me('userId'), headOf('userId'), holds('performance:manage'), holds('performance:report')),
  columns: ['date', 'userId', 'isIgnore'],
  add: {
    factId: told('uuid', field('id')),
    userName: told('text', of('userId', 'name')),
    weekendTaskId: told('text?', field('relevanceId')),
    name: told('text', field('text')),
    dueTz: told('datetime?', addHours(midnightOf(addWorkDays(field('date'), 1)), 10)),
  },
  order: ['-date'],
  pages: true,
})
