import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, asParent, field, gt, holds, me, multiply, via } from '@chengban/kernel/expr.ts'
import { floor, minutesBetween, of } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { status } from './work-day-attend.status.ts'

/** To the whole second: five minutes after the hour are in time. */
const late = gt(floor(multiply(minutesBetween(of('workDayId', 'date'), field('tzSign')), 60)), 300)
const byMeeting = '参会人在会议中维护'

/** One person's place in one meeting. */
export const workDayAttend = entity('workDayAttend', {
  label: '参会',
  title: 'status',
  fields: {
    workDayId: ref('会议', 'workDay', { required: true, onDelete: 'cascade', readonly: true }),
    userId: ref('人员', 'user', { required: true, readonly: true }),
    status: oneOf('状态', status.states, { readonly: true, default: '待确认' }),
    date: datetime('开始时间', { computed: of('workDayId', 'date') }),
    address: text('地点', { computed: of('workDayId', 'address') }),
    mustAttend: bool('必须参加', { default: true }),
    reason: text('请假原因', { readonly: true }),
    tzReply: datetime('回复时间', { readonly: true }),
    tzSign: datetime('签到时间', { readonly: true }),
    isLate: bool('迟到', { alarms: true, computed: late }),
    isExcused: bool('免责', { readonly: true, default: false }),
  },
  rows: { own: me('userId'), manage: holds('workDay:manage'), also: [asParent('workDayId')] },
  write: { update: anyOf(via('workDayId', me('hostId')), holds('workDay:manage')) },
  madeBy: { create: byMeeting, remove: byMeeting },
  workflow: status,
  duty: { at: '/phone/phoneMeetingAttend', whose: 'userId' },
  unique: [{ fields: ['workDayId', 'userId'], message: '该人员已在参会名单中' }],
  indexes: [['userId', 'status']],
  list: {
    columns: [
      'workDayId',
      'date',
      'address',
      'userId',
      'status',
      'mustAttend',
      'tzReply',
      'tzSign',
      'isLate',
      'reason',
    ],
    filters: ['workDayId', 'userId', 'status', 'isLate'],
    sort: 'tzCreate',
  },
  form: [
    { title: '参会', fields: ['workDayId', 'userId', 'mustAttend'] },
    { title: '回复', fields: ['tzReply', 'reason', 'tzSign', 'isLate', 'isExcused'] },
  ],
  summary: ['workDayId', 'date', 'address', 'userId', 'tzSign', 'isLate', 'status'],
})
