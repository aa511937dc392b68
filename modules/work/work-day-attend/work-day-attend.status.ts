import {
  allOf,
  anyOf,
  field,
  holds,
  is,
  isSet,
  le,
  lt,
  me,
  nobody,
  not,
  now,
  today,
  via,
} from '@chengban/kernel/expr.ts'
import { coalesce, dateOf, minutesBetween, of, workDays } from '@chengban/kernel/formula.ts'

const date = of('workDayId', 'date')
const endDate = of('workDayId', 'endDate')
const isHost = via('workDayId', me('hostId'))

/** Somebody asked to a meeting says yes or no, comes, or is missed; and asked anew where it moves. */
export const status = {
  field: 'status',
  states: ['待确认', '参加', '请假', '缺席'],
  initial: '待确认',
  moves: [
    {
      name: 'accept',
      label: '参加',
      from: ['待确认', '请假'],
      to: '参加',
      who: me('userId'),
      guards: [{ holds: via('workDayId', is({ status: ['待召开', '进行中'] })), message: '会议已结束' }],
      set: { tzReply: { from: 'now' }, reason: null },
    },
    {
      name: 'decline',
      label: '请假',
      from: ['待确认', '参加'],
      to: '请假',
      who: me('userId'),
      input: ['reason'],
      required: { reason: '请填写请假原因' },
      guards: [{ holds: lt(now(), date), message: '会议已开始，不能请假' }],
      set: { tzReply: { from: 'now' } },
      notify: [{ to: ['workDayId.hostId'], text: '【会议】{userId}请假：{workDayId.name}' }],
    },
    {
      name: 'sign',
      label: '签到',
      from: ['待确认', '参加', '请假'],
      to: '参加',
      who: anyOf(me('userId'), isHost),
      guards: [
        { holds: not(isSet('tzSign')), message: '已签到' },
        {
          holds: allOf(
            le(minutesBetween(now(), date), 30),
            le(now(), endDate),
            via('workDayId', not(is({ status: '已取消' }))),
          ),
          message: '不在签到时间内',
        },
      ],
      set: { tzSign: { from: 'now' }, tzReply: coalesce(field('tzReply'), now()), reason: null },
    },
    {
      name: 'excuse',
      label: '改为请假',
      from: ['缺席'],
      to: '请假',
      who: allOf(anyOf(isHost, holds('workDay:manage')), not(me('userId'))),
      opinion: 'required',
      opinionMessage: '请填写更正原因',
      guards: [{ holds: le(workDays(dateOf(endDate), today()), 3), message: '已超过更正期限' }],
      set: { isExcused: true },
    },
    {
      name: 'away',
      label: '当日请假',
      from: ['待确认', '参加', '请假'],
      to: '请假',
      who: nobody,
      guards: [{ holds: not(isSet('tzSign')), message: '已签到' }],
      set: { isExcused: true },
    },
    { name: 'miss', label: '缺席', from: ['待确认', '参加'], to: '缺席', who: nobody },
    {
      name: 'askAgain',
      label: '重新确认',
      from: ['参加', '请假'],
      to: '待确认',
      who: nobody,
      set: { tzReply: null, reason: null, isExcused: false },
      notify: [{ to: ['userId'], text: '【会议】{workDayId.name}改期至{workDayId.date}，请重新确认' }],
    },
  ],
} as const
