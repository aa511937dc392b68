import { allOf, eq, exists, field, holds, is, lt, me, not, today } from '@chengban/kernel/expr.ts'
import { parent, yearMonth } from '@chengban/kernel/formula.ts'

const keeper = holds('attendance:manage')
const appealed = exists({
  of: 'attendance',
  by: 'userId',
  at: 'userId',
  where: allOf(eq(field('month'), parent('month')), is({ status: ['待一级审核', '待二级审核'] })),
})

/** A month is told to its person, confirmed, and closed for the payroll. */
export const status = {
  field: 'status',
  states: ['统计中', '待本人确认', '已确认', '已锁定'],
  initial: '统计中',
  moves: [
    {
      name: 'publish',
      label: '发布',
      from: ['统计中'],
      to: '待本人确认',
      who: keeper,
      call: '/attendance/action/publish',
      guards: [{ holds: lt(field('month'), yearMonth(today())), message: '本月尚未结束' }],
      guard: 'attendanceMonth/due',
      notify: [{ to: ['userId'], text: '【考勤】{month}请确认' }],
    },
    {
      name: 'confirm',
      label: '确认',
      from: ['待本人确认'],
      to: '已确认',
      who: me('userId'),
      guards: [{ holds: not(appealed), message: '仍有申诉在审核中' }],
      set: { isConfirm: true, tzConfirm: { from: 'now' } },
    },
    {
      name: 'reopen',
      label: '退回统计',
      from: ['待本人确认', '已确认'],
      to: '统计中',
      who: keeper,
      call: '/attendance/action/reopen',
      opinion: 'required',
      set: { isConfirm: false, tzConfirm: null },
      notify: [{ to: ['userId'], text: '【考勤】{month}已退回统计' }],
    },
    {
      name: 'lock',
      label: '锁定',
      from: ['已确认'],
      to: '已锁定',
      who: keeper,
      call: '/attendance/action/lock',
      set: { tzLock: { from: 'now' } },
    },
    {
      name: 'unlock',
      label: '解锁',
      from: ['已锁定'],
      to: '统计中',
      who: keeper,
      call: '/attendance/action/unlock',
      opinion: 'required',
      danger: true,
      set: { isConfirm: false, tzConfirm: null, tzLock: null },
      notify: [{ to: [{ holds: 'flow:manage' }], text: '【考勤】{userId} {month}已解锁' }],
    },
  ],
} as const
