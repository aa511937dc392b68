import {
  add,
  allOf,
  anyOf,
  count,
  eq,
  exists,
  field,
  holds,
  is,
  le,
  lt,
  me,
  nobody,
  not,
  now,
  today,
} from '@chengban/kernel/expr.ts'
import { of, parent, yearMonth } from '@chengban/kernel/formula.ts'
import { monthOfPeople } from '../month-of-people.ts'

const wholeMonth = (label: string) => ({ label, by: monthOfPeople('month'), each: true }) as const

const keeper = holds('attendance:manage')
const appealed = exists({
  of: 'attendance',
  by: 'userId',
  at: 'userId',
  where: allOf(eq(field('month'), parent('month')), is({ status: ['待一级审核', '待二级审核'] })),
})

/** What of a month is still to be decided, or held against the punches. */
const open = add(
  count({
    of: 'overtime',
    by: 'userId',
    at: 'userId',
    where: allOf(
      eq(yearMonth(field('date')), parent('month')),
      anyOf(is({ status: '待一级审核' }), allOf(is({ status: '通过', settle: '未核实' }), lt(field('tzEnd'), now()))),
    ),
  }),
  count({
    of: 'restDay',
    by: 'userId',
    at: 'userId',
    where: allOf(
      is({ status: ['待一级审核', '变更中'] }),
      le(yearMonth(field('startDate')), parent('month')),
      le(parent('month'), yearMonth(field('endDate'))),
    ),
  }),
)

/** A monthly attendance sheet: published to its person, confirmed by them, then locked for payroll. */
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
      guards: [
        {
          holds: anyOf(lt(field('month'), yearMonth(today())), lt(of('userId', 'tzDemobilize'), today())),
          message: '本月尚未结束',
        },
      ],
      set: { company: of('userId', 'company') },
      guard: 'attendanceMonth/due',
      many: { most: 2000, answers: 'published', named: wholeMonth('发布全月') },
      notify: [{ to: ['userId'], text: '【考勤】{month}请确认' }],
    },
    {
      name: 'confirm',
      label: '确认',
      from: ['待本人确认'],
      to: '已确认',
      who: me('userId'),
      elsewhere: { 统计中: '考勤尚未发布' },
      guards: [{ holds: not(appealed), message: '仍有申诉在审核中' }],
      set: { isConfirm: true, tzConfirm: { from: 'now' } },
    },
    {
      name: 'unignore',
      label: '恢复待确认',
      from: ['已确认'],
      to: '待本人确认',
      who: nobody,
      guard: 'attendanceMonth/due',
      set: { isConfirm: false, isAuto: false, tzConfirm: null },
      notify: [{ to: ['userId'], text: '【考勤】{month}有变更，请重新确认' }],
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
      guards: [{ holds: eq(open, 0), message: '仍有{n}条加班或请假未办结', fill: { n: open } }],
      many: { most: 2000, answers: 'locked', named: wholeMonth('锁定全月') },
      set: { tzLock: { from: 'now' } },
    },
    {
      name: 'unlock',
      label: '解锁',
      from: ['已锁定'],
      to: '统计中',
      who: keeper,
      call: '/attendance/action/unlock',
      guard: 'attendanceMonth/unlock',
      opinion: 'required',
      danger: true,
      set: { isConfirm: false, tzConfirm: null, tzLock: null },
      notify: [{ to: [{ holds: 'flow:manage' }], text: '【考勤】{userId} {month}已解锁' }],
    },
  ],
} as const
