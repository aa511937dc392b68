import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  count,
  eq,
  field,
  gt,
  headOf,
  holds,
  is,
  me,
  nobody,
  not,
  sum,
  when,
} from '@chengban/kernel/expr.ts'
import { parent, rate, round, yearMonth } from '@chengban/kernel/formula.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** What the person had to reach in the month: its goals, and what else ends in it. */
const ofMonth = allOf(
  not(is({ status: '取消' })),
  anyOf(
    eq(field('goalMonth'), parent('month')),
    allOf(is({ monthGoal: false }), eq(yearMonth(field('endDate')), parent('month'))),
  ),
)
const mileposts = { of: 'milepost', by: 'userId', at: 'userId' } as const
const done = is({ status: '已完成' })

/** The month of one person over milestones; closed on the sixth working day of the next. */
export const milepostUserSummary = entity('milepostUserSummary', {
  label: '里程碑月度汇总',
  title: 'month',
  subject: 'userId',
  fields: {
    userId: ref('人员', 'user', { required: true, readonly: true }),
    month: text('月份', { whole: 7, required: true, readonly: true }),
    total: int('应完成', { computed: count({ ...mileposts, where: ofMonth }) }),
    done: int('已完成', { computed: count({ ...mileposts, where: allOf(ofMonth, done) }) }),
    onTime: int('按时完成', {
      computed: count({ ...mileposts, where: allOf(ofMonth, done, eq(field('lateDays'), 0)) }),
    }),
    late: int('逾期', {
      alarms: true,
      computed: count({ ...mileposts, where: allOf(ofMonth, gt(field('lateDays'), 0)) }),
    }),
    pmoPassed: int('PMO已确认', {
      computed: count({ ...mileposts, where: allOf(ofMonth, done, is({ pmoStatus: '已确认' })) }),
    }),
    rate: percent('完成率', { computed: rate(field('done'), field('total')) }),
    onTimeRate: percent('按时率', { computed: rate(field('onTime'), field('total')) }),
    score: decimal('目标得分', {
      digits: 1,
      computed: when(
        [
          [
            gt(
              count({ ...mileposts, where: allOf(is({ monthGoal: true }), eq(field('goalMonth'), parent('month'))) }),
              0,
            ),
            round(
              sum({
                ...mileposts,
                column: 'goalScore',
                where: allOf(
                  done,
                  is({ monthGoal: true, pmoStatus: '已确认' }),
                  eq(field('goalMonth'), parent('month')),
                ),
              }),
              1,
            ),
          ],
        ],
        null,
      ),
    }),
    lateDays: int('逾期天数合计', {
      alarms: true,
      computed: sum({ ...mileposts, column: 'lateDays', where: ofMonth }),
    }),
    summarize: longText('本人总结'),
    leaderOpinion: longText('上级意见'),
    status: oneOf('状态', ['统计中', '已封账'], { default: '统计中', readonly: true }),
    tzClose: datetime('封账时间', { readonly: true }),
  },
  rows: { own: me('userId'), manage: holds('milepost:manage'), also: [headOf('userId')] },
  write: { create: nobody, update: anyOf(me('userId'), headOf('userId')), remove: nobody },
  unique: [{ fields: ['userId', 'month'], message: '该月汇总已存在' }],
  edits: [
    { when: is({ status: '统计中' }), who: me('userId'), fields: ['summarize'] },
    { when: is({ status: '统计中' }), who: headOf('userId'), fields: ['leaderOpinion'] },
    { when: is({ status: '已封账' }), fields: [], message: '该月已封账' },
  ],
  list: {
    columns: [
      'month',
      'userId',
      'total',
      'done',
      'onTime',
      'late',
      'rate',
      'onTimeRate',
      'score',
      'lateDays',
      'status',
    ],
    filters: ['month', 'userId', 'status'],
    sort: '-month,-score',
  },
  form: [
    {
      title: '统计',
      fields: [
        'userId',
        'month',
        'total',
        'done',
        'onTime',
        'late',
        'pmoPassed',
        'rate',
        'onTimeRate',
        'score',
        'lateDays',
      ],
    },
    { title: '总结', fields: ['summarize', 'leaderOpinion', 'tzClose'] },
  ],
  summary: ['userId', 'month', 'total', 'done', 'score'],
})
