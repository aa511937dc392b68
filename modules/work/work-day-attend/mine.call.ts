import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { listed } from '@chengban/kernel/deeds/listed.ts'
import {
  allOf,
  anyOf,
  eq,
  field,
  ge,
  given,
  is,
  isSet,
  le,
  lt,
  me,
  not,
  now,
  today,
  via,
} from '@chengban/kernel/expr.ts'
import { addDays, dateOf, minutesBetween, of } from '@chengban/kernel/formula.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { workDayAttend } from './work-day-attend.entity.ts'

const isOver = lt(of('workDayId', 'endDate'), now())
const waits = is({ status: '待确认' })

/** The caller's meetings: those to answer, those to come, and those of the last thirty days. */
export const myMeetings = listed({
  path: '/workDayAttend/mine',
  label: '我的会议',
  of: workDayAttend,
  input: { state: oneOf('状态', ['wait', 'coming', 'past'], { required: true }) },
  rows: allOf(
    me('userId'),
    anyOf(
      allOf(eq(given('state'), 'wait'), waits, not(isOver)),
      allOf(eq(given('state'), 'coming'), not(waits), not(isOver)),
      allOf(eq(given('state'), 'past'), isOver, ge(dateOf(of('workDayId', 'endDate')), addDays(today(), -30))),
    ),
  ),
  columns: ['version', 'workDayId', 'status', 'tzSign'],
  add: {
    workDayAttendId: told('uuid', field('id')),
    name: told('text', of('workDayId', 'name')),
    date: told('datetime', of('workDayId', 'date')),
    endDate: told('datetime', of('workDayId', 'endDate')),
    address: told('text?', of('workDayId', 'address')),
    canSign: told(
      'bool',
      allOf(
        is({ status: ['待确认', '参加', '请假'] }),
        not(isSet('tzSign')),
        le(minutesBetween(now(), of('workDayId', 'date')), 30),
        not(isOver),
        via('workDayId', not(is({ status: '已取消' }))),
      ),
    ),
    canReply: told('bool', allOf(waits, via('workDayId', is({ status: ['待召开', '进行中'] })))),
    host: told('text?', of('workDayId', 'hostId', 'name')),
  },
  order: ['date'],
})
