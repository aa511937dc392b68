import {
  allOf,
  anyOf,
  type Expr,
  eq,
  exists,
  field,
  first,
  ge,
  gt,
  is,
  isSet,
  le,
  lt,
  not,
  type Operand,
  sum,
  today,
} from '@chengban/kernel/expr.ts'
import { addDays, dateOf, dayKind, join, of, onLeave, parent } from '@chengban/kernel/formula.ts'
import { due, type Task } from '@chengban/kernel/job.ts'
import { reportWarnings } from '../warn-accident/report-warnings.ts'
import { difference, revoked } from './difference.ts'
import { fact, isClosed } from './owed.ts'
import { isRecent } from './recent.ts'
import { followWarnings, warned } from './warned.ts'

// Decision 093: A nightly job finds the facts of attendance

const past = <A extends Operand>(day: A) => allOf(isRecent(day), lt(day, today()))
/** Recent days up to today: for facts that are final on the day itself. */
const come = <A extends Operand>(day: A) => allOf(isRecent(day), le(day, today()))
/** Nights that a run makes up for. */
const nights = [1, 2, 3, 4, 5, 6, 7] as const

const reports = (['dailyWork', 'marketWork', 'weekWork'] as const).flatMap((per) => {
  const week = per === 'weekWork'
  const said = (timeliness: '迟交' | '缺交', kind: '日报迟交' | '日报未交' | '周报迟交' | '周报未交') =>
    fact({
      per,
      where: allOf(is({ timeliness }), isRecent(field('date'))),
      kind,
      person: 'userId',
      day: field('date'),
      text: join(field('date'), kind),
    })
  return [...said('迟交', week ? '周报迟交' : '日报迟交'), ...said('缺交', week ? '周报未交' : '日报未交')]
})

const late = nights.flatMap((ago) => {
  const day = addDays(today(), -ago)
  const isWorked = eq(dayKind(day), '工作日')
  return [
    ...fact({
      per: 'task',
      where: allOf(
        isWorked,
        lt(field('date'), day),
        not(is({ status: ['草稿', '暂停', '取消'] })),
        anyOf(not(isSet('endTime')), ge(dateOf(field('endTime')), day)),
        not(onLeave(field('designee'), day, day)),
      ),
      kind: '任务延期',
      person: 'designee',
      day,
      text: join('任务【', field('name'), '】延期'),
      isDaily: true,
    }),
    ...fact({
      per: 'project',
      where: allOf(isWorked, is({ projectStatus: ['准备', '实施中', '待验收'] }), lt(dateOf(field('tzNodeEnd')), day)),
      kind: '项目延期',
      person: 'principalId',
      day,
      text: join('项目【', field('name'), '】延期'),
      isDaily: true,
    }),
  ]
})

const moved = fact({
  per: 'change',
  where: allOf(
    is({ targetType: 'task', status: '同意' }),
    gt(field('days'), 0),
    eq(first({ of: 'task', by: 'id', at: 'targetId', column: 'designee' }), field('userId')),
    isRecent(dateOf(field('tzAudit'))),
  ),
  kind: '任务改期',
  person: 'userId',
  day: dateOf(field('tzAudit')),
  text: join('任务【', field('title'), '】改期至', field('newDate')),
})

const meeting = (column: 'name' | 'date') => of('workDayId', column)
const meetings = [
  ...fact({
    per: 'workDayAttend',
    where: allOf(is({ status: '缺席', mustAttend: true, isExcused: false }), come(dateOf(meeting('date')))),
    kind: '会议缺席',
    person: 'userId',
    day: dateOf(meeting('date')),
    text: join('缺席会议【', meeting('name'), '】'),
  }),
  ...fact({
    per: 'workDayAttend',
    where: allOf(is({ isLate: true, mustAttend: true }), come(dateOf(meeting('date')))),
    kind: '会议迟到',
    person: 'userId',
    day: dateOf(meeting('date')),
    text: join('会议【', meeting('name'), '】迟到'),
  }),
  ...fact({
    per: 'workDay',
    where: allOf(is({ summaryLate: true }), past(dateOf(field('date')))),
    kind: '会议纪要逾期',
    person: 'hostId',
    day: dateOf(field('date')),
    text: join('会议【', field('name'), '】纪要逾期'),
  }),
  ...fact({
    per: 'weekendTask',
    where: allOf(is({ isMiss: true }), past(field('date'))),
    kind: '周末总结缺失',
    person: 'userId',
    day: field('date'),
    text: join(field('date'), '周末总结缺失'),
  }),
]

// completing it later does not remove the overdue fact
const overdue = { kind: '流程逾期', person: 'userId', day: field('overdueDate') } as const
const unsummed = come(field('overdueDate'))
const closed = [
  ...fact({
    ...overdue,
    per: 'testApply',
    where: unsummed,
    text: join('测试逾期关闭：', field('name')),
  }),
  ...fact({
    ...overdue,
    per: 'demoApply',
    where: unsummed,
    text: join('演示逾期关闭：', field('name')),
  }),
]

/** A day without countable work by a person who was present; known once the day's attendance has been calculated. */
export const idle = fact({
  per: 'taskDay',
  where: allOf(
    is({ isSave: true, needCalc: true, isLeave: false }),
    ge(field('date'), addDays(today(), -7)),
    lt(field('date'), today()),
    eq(
      sum({
        of: 'planItem',
        by: 'taskDayId',
        column: 'actualHours',
        where: allOf(is({ count: true }), not(is({ sourceType: '其他' }))),
      }),
      0,
    ),
    anyOf(
      eq(of('userId', 'needAttendance'), false),
      exists({
        of: 'attendance',
        by: 'userId',
        at: 'userId',
        where: allOf(eq(field('date'), parent('date')), gt(field('workMinutes'), 0)),
      }),
    ),
  ),
  kind: '待工',
  person: 'userId',
  day: field('date'),
  text: join(field('date'), '待工'),
})

const takenBack = (kind: '待工' | '警告' | '会议缺席' | '会议迟到', gone: Expr<never>, ignoreReason: string): Task =>
  due({
    of: 'checkOnWorkFact',
    where: allOf(is({ kind, isIgnore: false }), gt(field('amount'), 0), not(isClosed), gone),
    set: { isIgnore: true, ignoreReason },
  })

/** Facts of days that are over, and those that what they came from has taken back. */
export const dailyFacts: readonly Task[] = [
  ...reports,
  ...late,
  ...moved,
  ...meetings,
  ...reportWarnings,
  ...warned,
  ...closed,
  ...idle,
  takenBack('待工', exists({ of: 'taskDay', by: 'id', at: 'relevanceId', where: is({ needCalc: false }) }), '不计考核'),
  takenBack(
    '警告',
    exists({ of: 'warnAccident', by: 'id', at: 'relevanceId', where: is({ status: '已撤销' }) }),
    revoked,
  ),
  takenBack(
    '会议缺席',
    exists({ of: 'workDayAttend', by: 'id', at: 'relevanceId', where: is({ isExcused: true }) }),
    '已改为请假',
  ),
  ...(['会议缺席', '会议迟到'] as const).map((kind) =>
    takenBack(
      kind,
      exists({ of: 'workDayAttend', by: 'id', at: 'relevanceId', where: is({ mustAttend: false }) }),
      '已改为可不参加',
    ),
  ),
  ...followWarnings,
  difference,
]
