import { allOf, anyOf, field, holds, is, isSet, le, lt, me, not, now, when } from '@chengban/kernel/expr.ts'
import { awayOn, coalesce, dateOf, least, minutesBetween, of } from '@chengban/kernel/formula.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/**
 * Marks people as absent at the end: those who never answered, and those who accepted a mandatory meeting but did not
 * sign in.
 */
const absent = {
  move: ['workDayAttend', 'miss'],
  by: 'workDayId',
  where: anyOf(is({ status: '待确认' }), allOf(is({ status: '参加', mustAttend: true }), not(isSet('tzSign')))),
} as const
/** Excuses people who are on leave that day by now, unless they signed in. */
const away = {
  move: ['workDayAttend', 'away'],
  by: 'workDayId',
  where: allOf(
    is({ status: ['待确认', '参加', '请假'], isExcused: false }),
    not(isSet('tzSign')),
    awayOn(field('userId'), dateOf(of('workDayId', 'date'))),
  ),
} as const
/** Ended before its hour it keeps the end it was given. */
const overBy = when([[lt(field('date'), now()), least(field('endDate'), now())]], field('endDate'))

/** Workflow of a meeting: begun, ended, recorded in minutes and evaluated, or cancelled. */
export const status = {
  field: 'status',
  states: ['待召开', '进行中', '待纪要', '已完成', '已取消'],
  initial: '待召开',
  moves: [
    {
      name: 'begin',
      label: '开始',
      from: ['待召开'],
      to: '进行中',
      who: me('hostId'),
      guards: [{ holds: le(minutesBetween(now(), field('date')), 30), message: '会议未到开始时间' }],
      effects: [away],
    },
    {
      name: 'end',
      label: '结束',
      from: ['进行中'],
      to: { handler: 'workDay/ended' },
      who: me('hostId'),
      set: { endDate: overBy },
      effects: [absent],
      notify: [{ to: ['recorderId'], text: '【会议】{name}已结束，请提交纪要', when: is({ status: '待纪要' }) }],
    },
    {
      name: 'summary',
      label: '提交纪要',
      from: ['进行中', '待纪要', '已完成'],
      to: '已完成',
      who: anyOf(me('hostId'), me('recorderId')),
      input: ['summary', 'endSummary'],
      required: { summary: '请填写会议纪要' },
      asks: {
        tasks: lines('任务', {
          name: text('任务名称', { required: true }),
          designee: ref('执行人', 'user', { required: true, among: { isEnable: true } }),
          date: date('计划完成', { required: true }),
        }),
      },
      effect: 'workDay/minutes',
      set: { tzSummary: coalesce(field('tzSummary'), now()), endDate: overBy },
      effects: [absent],
      notify: [{ to: ['userIds'], text: '【会议】{name}的纪要已提交' }],
    },
    {
      name: 'score',
      label: '评分',
      from: ['已完成'],
      to: 'same',
      who: allOf(holds('workDay:manage'), not(me('hostId'))),
      input: ['sore'],
      required: { sore: '请填写评分' },
    },
    {
      name: 'cancel',
      label: '取消',
      from: ['待召开'],
      to: '已取消',
      who: anyOf(me('hostId'), me('creatorId'), holds('workDay:manage')),
      opinion: 'required',
      opinionMessage: '请填写取消原因',
      danger: true,
      notify: [{ to: ['userIds'], text: '【会议】{name}已取消' }],
    },
  ],
} as const
