import {
  allOf,
  anyOf,
  asked,
  eq,
  field,
  ge,
  holds,
  is,
  isSet,
  lt,
  me,
  not,
  now,
  today,
  when,
} from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { monthOfYear, quarterOfYear, weekOfMonth, year } from '@chengban/kernel/kinds/int.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const keeper = allOf(holds('performance:manage'), not(me('userId')))
const period = {
  type: { field: oneOf('周期', ['周', '季度'], { required: true }), at: 'type' },
  year: { field: year('年', { required: true }), at: 'year' },
  quarter: { field: quarterOfYear('季度'), at: 'quarter' },
  month: { field: monthOfYear('月'), at: 'month' },
  week: { field: weekOfMonth('周次'), at: 'week' },
} as const
const agrees = eq(asked('agree'), true)

/** A performance sheet: published to its person, confirmed or objected to, and finally archived. */
export const status = {
  field: 'status',
  states: ['未开始', '待本人确认', '有异议', '待复核', '已确认', '已归档'],
  initial: '未开始',
  moves: [
    {
      name: 'notice',
      label: '发布',
      from: ['未开始'],
      to: '待本人确认',
      who: holds('performance:manage'),
      guards: [{ holds: lt(field('endDate'), today()), message: '考核期尚未结束' }],
      guard: 'performance/due',
      notify: [{ to: ['userId'], text: '【绩效】{startDate}至{endDate}得分{autoScore}，请确认' }],
    },
    {
      name: 'confirm',
      label: '确认',
      from: ['待本人确认'],
      to: when(
        [
          [not(agrees), '有异议'],
          [anyOf(isSet('opinion'), allOf(is({ type: '周' }), ge(field('autoScore'), 60))), '已确认'],
        ],
        '待复核',
      ),
      call: '/performance/confirm',
      who: me('userId'),
      input: ['objection'],
      asks: { agree: bool('同意', { required: true }) },
      guards: [
        { holds: anyOf(agrees, not(isSet('opinion'))), message: '已复核，不能再次提出异议' },
        { holds: anyOf(agrees, isSet('objection')), field: 'objection', message: '请填写异议' },
      ],
      set: { tzConfirm: when([[agrees, now()]], null) },
      notify: [{ to: ['leaderId'], text: '【绩效】{userId}对{startDate}至{endDate}得分有异议', when: not(agrees) }],
    },
    {
      name: 'correct',
      label: '复核',
      from: ['有异议', '待复核'],
      to: { handler: 'performance/corrected' },
      call: { path: '/performance/correct', answers: { autoScore: 'autoScore', score: 'score', grade: 'grade' } },
      who: anyOf(allOf(me('leaderId'), holds('performance:audit')), holds('performance:manage')),
      except: [{ who: me('userId'), message: '不能复核自己的绩效' }],
      input: ['adjust', 'adjustReason'],
      asks: {
        items: lines(
          '各项修正',
          {
            id: ref('绩效项', 'performanceItem', { required: true }),
            correctScore: decimal('修正得分', { digits: 1, min: 0 }),
            reason: text('修正原因'),
          },
          {
            each: {
              ...{ of: 'performanceItem', by: 'performanceId' },
              from: { id: 'id', correctScore: 'correctScore', reason: 'reason' },
            },
          },
        ),
      },
      opinion: 'required',
      opinionMessage: '请填写复核意见',
      guards: [
        {
          holds: anyOf(eq(field('adjust'), 0), isSet('adjustReason')),
          field: 'adjustReason',
          message: '请填写修正原因',
        },
      ],
      guard: 'performance/correct',
      notify: [{ to: ['userId'], text: '【绩效】{startDate}至{endDate}已复核，得分{score}' }],
    },
    {
      name: 'archive',
      label: '归档',
      from: ['已确认'],
      to: '已归档',
      who: holds('performance:manage'),
      many: { most: 2000, answers: 'archived', named: { label: '归档全部', by: period } },
    },
    {
      name: 'reopen',
      label: '退回',
      from: ['待本人确认', '待复核', '已确认'],
      to: '未开始',
      who: keeper,
      opinion: 'required',
      set: { objection: null, opinion: null, tzConfirm: null, isAuto: false },
      notify: [{ to: ['userId', 'leaderId'], text: '【绩效】{startDate}至{endDate}已退回' }],
    },
  ],
} as const
