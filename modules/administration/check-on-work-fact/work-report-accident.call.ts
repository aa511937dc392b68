import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { listed } from '@chengban/kernel/deeds/listed.ts'
import { anyOf, field, first, headOf, holds, is, me } from '@chengban/kernel/expr.ts'
import { coalesce, of } from '@chengban/kernel/formula.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { accidentDays } from './accident-days.ts'
import { accidentKinds, checkOnWorkFact } from './check-on-work-fact.entity.ts'

const ofReport = (column: 'tzDue' | 'tzSubmit') =>
  coalesce(
    first({ of: 'dailyWork', by: 'id', at: 'relevanceId', column }),
    first({ of: 'weekWork', by: 'id', at: 'relevanceId', column }),
    first({ of: 'marketWork', by: 'id', at: 'relevanceId', column }),
  )

/** Reports not given, or late. */
export const reportAccidents = listed({
  path: '/performance/workReportAccident',
  label: '报告考核事实',
  of: checkOnWorkFact,
  where: { kind: { in: accidentKinds.report } },
  ...accidentDays,
  filters: ['userId', 'kind'],
  through: { departmentId: { by: 'userId', column: 'departmentId', field: ref('部门', 'department') } },
  rows: anyOf(me('userId'), headOf('userId'), holds('performance:manage'), holds('performance:report')),
  columns: ['date', 'userId', 'kind', 'isIgnore'],
  add: {
    factId: told('uuid', field('id')),
    userName: told('text', of('userId', 'name')),
    dueTz: told('datetime?', ofReport('tzDue')),
    tzSubmit: told('datetime?', ofReport('tzSubmit')),
  },
  order: ['-date'],
  pages: true,
  sums: {
    total: {
      日报未交: { count: is({ kind: '日报未交', isIgnore: false }) },
      日报迟交: { count: is({ kind: '日报迟交', isIgnore: false }) },
      周报未交: { count: is({ kind: '周报未交', isIgnore: false }) },
      周报迟交: { count: is({ kind: '周报迟交', isIgnore: false }) },
    },
  },
})
