import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { listed } from '@chengban/kernel/deeds/listed.ts'
import { anyOf, field, first, headOf, holds, is, me, when } from '@chengban/kernel/expr.ts'
import { coalesce, join, of } from '@chengban/kernel/formula.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { accidentDays } from './accident-days.ts'
import { accidentKinds, checkOnWorkFact } from './check-on-work-fact.entity.ts'

/** A fact about an attendee names their attendance row; its meeting is looked up there. */
const meetingOf = coalesce(
  join(first({ of: 'workDayAttend', by: 'id', at: 'relevanceId', column: 'workDayId' })),
  field('relevanceId'),
)

/** Meetings missed, come to late, or without their minutes in time. */
export const meetingAccidents = listed({
  path: '/performance/meetingAccident',
  label: '会议考核事实',
  of: checkOnWorkFact,
  where: { kind: { in: accidentKinds.meeting } },
  ...accidentDays,
  filters: ['userId'],
  through: { departmentId: { by: 'userId', column: 'departmentId', field: ref('部门', 'department') } },
  rows: anyOf(me('userId'), headOf('userId'), holds('performance:manage'), holds('performance:report')),
  columns: ['date', 'userId', 'kind', 'isIgnore'],
  add: {
    factId: told('uuid', field('id')),
    userName: told('text', of('userId', 'name')),
    workDayId: told('text?', meetingOf),
    meeting: told(
      'text',
      coalesce(first({ of: 'workDay', by: 'id', at: 'relevanceId', column: 'name' }), field('text')),
    ),
    minus: told(
      'int',
      when(
        [
          [is({ isIgnore: true }), 0],
          [is({ kind: '会议缺席' }), 2],
        ],
        1,
      ),
    ),
  },
  order: ['-date'],
  pages: true,
})
