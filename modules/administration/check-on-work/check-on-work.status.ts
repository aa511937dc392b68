import {
  allOf,
  anyOf,
  asked,
  eq,
  exists,
  field,
  holds,
  is,
  isFilled,
  lt,
  me,
  not,
  now,
  today,
  via,
  was,
  when,
} from '@chengban/kernel/expr.ts'
import { addWorkDays, parent, yearMonth } from '@chengban/kernel/formula.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { monthOfPeople } from '../month-of-people.ts'

const wholeMonth = (label: string) => ({ label, by: monthOfPeople('startDate'), each: true }) as const

const keeper = holds('checkOnWork:manage')
const monthIn = (...states: readonly ('已确认' | '已锁定')[]) =>
  anyOf(
    via('userId', is({ needAttendance: false })),
    exists({
      of: 'attendanceMonth',
      by: 'userId',
      at: 'userId',
      where: allOf(eq(field('month'), yearMonth(parent('startDate'))), is({ status: states })),
    }),
  )
const undecided = exists({
  of: 'deduction',
  by: 'checkOnWorkId',
  where: is({ status: ['草稿', '待一级审核', '待二级审核', '驳回', '已撤回'] }),
})
// one taken back for good is decided too
const proposed = exists({ of: 'deduction', by: 'checkOnWorkId', where: is({ kind: '系统' }) })

/** A sheet goes back to its person once; the second reply closes it. */
const isSecondReply = isFilled(was('reply'))
const isClosed = is({ status: '已确认' })

/** A monthly assessment sheet: published to its person, confirmed or objected to, then locked. */
export const status = {
  field: 'status',
  states: ['统计中', '待本人确认', '有异议', '已确认', '已锁定'],
  initial: '统计中',
  moves: [
    {
      name: 'publish',
      label: '发布',
      from: ['统计中'],
      to: '待本人确认',
      who: keeper,
      guards: [
        { holds: lt(field('endDate'), today()), message: '考核期尚未结束' },
        { holds: monthIn('已确认', '已锁定'), message: '考勤尚未确认' },
      ],
      many: { most: 2000, answers: 'published', named: wholeMonth('发布全月') },
      set: { dueDate: addWorkDays(today(), 3) },
      notify: [{ to: ['userId'], text: '【考核】{startDate}至{endDate}请确认' }],
    },
    {
      name: 'confirm',
      label: '确认',
      from: ['待本人确认'],
      to: '已确认',
      who: me('userId'),
      set: { tzConfirm: { from: 'now' }, capConfirmed: field('cap'), remainConfirmed: field('remain') },
    },
    {
      name: 'object',
      label: '提出异议',
      from: ['待本人确认'],
      to: '有异议',
      who: me('userId'),
      input: ['objection'],
      asks: {
        rows: lines('有异议的事实', {
          factId: ref('事实', 'checkOnWorkFact', { required: true }),
          text: text('说明', { required: true }),
        }),
      },
      requires: [{ when: not(isFilled(asked('rows'))), fields: ['objection'], message: '请填写异议' }],
      guard: 'checkOnWork/object',
      notify: [{ to: [{ holds: 'checkOnWork:manage' }, { headOf: 'userId' }], text: '【考核】{userId}提出异议' }],
    },
    {
      name: 'reply',
      label: '答复异议',
      from: ['有异议'],
      to: when([[isSecondReply, '已确认']], '待本人确认'),
      who: allOf(keeper, not(me('userId'))),
      input: ['reply'],
      required: { reply: '请填写答复' },
      asks: {
        ignore: lines('忽略的事实', {
          factId: ref('事实', 'checkOnWorkFact', { required: true }),
          reason: text('原因', { required: true }),
        }),
      },
      guard: 'checkOnWork/reply',
      set: {
        dueDate: when([[isClosed, field('dueDate')]], addWorkDays(today(), 3)),
        tzConfirm: when([[isClosed, now()]], null),
        capConfirmed: when([[isClosed, field('cap')]], null),
        remainConfirmed: when([[isClosed, field('remain')]], null),
      },
      notify: [{ to: ['userId'], text: '【考核】异议已答复：{reply}' }],
    },
    {
      name: 'lock',
      label: '锁定',
      from: ['已确认'],
      to: '已锁定',
      who: keeper,
      many: { most: 2000, answers: 'locked', named: wholeMonth('锁定全月') },
      guards: [
        { holds: monthIn('已锁定'), message: '考勤月表未锁定' },
        { holds: not(undecided), message: '仍有未审核的扣款' },
        { holds: anyOf(eq(field('deduction'), 0), proposed), message: '尚未生成扣款' },
      ],
    },
  ],
} as const
