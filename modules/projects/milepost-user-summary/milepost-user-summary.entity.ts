import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, field, headOf, holds, is, me, nobody } from '@chengban/kernel/expr.ts'
import { rate } from '@chengban/kernel/formula.ts'
import { object } from '@chengban/kernel/gather.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { live, shown } from './milepost-user-summary.figures.ts'

/** Closed by the job alone; its figures stay as they were then. */
const status = {
  field: 'status',
  states: ['统计中', '已封账'],
  initial: '统计中',
  moves: [
    {
      name: 'close',
      label: '封账',
      from: ['统计中'],
      to: '已封账',
      who: nobody,
      set: { tzClose: { from: 'now' }, frozen: object(live) },
    },
  ],
} as const

/** The month of one person over milestones; closed on the sixth working day of the next. */
export const milepostUserSummary = entity('milepostUserSummary', {
  label: '里程碑月度汇总',
  title: 'month',
  subject: 'userId',
  fields: {
    userId: ref('人员', 'user', { required: true, readonly: true }),
    month: text('月份', { whole: 7, required: true, readonly: true }),
    total: int('应完成', { computed: shown('total') }),
    done: int('已完成', { computed: shown('done') }),
    onTime: int('按时完成', { computed: shown('onTime') }),
    late: int('逾期', { alarms: true, computed: shown('late') }),
    pmoPassed: int('PMO已确认', { computed: shown('pmoPassed') }),
    rate: percent('完成率', { computed: rate(field('done'), field('total')) }),
    onTimeRate: percent('按时率', { computed: rate(field('onTime'), field('total')) }),
    score: decimal('目标得分', { digits: 1, computed: shown('score') }),
    lateDays: int('逾期天数合计', { alarms: true, computed: shown('lateDays') }),
    frozen: json('封账数据', { readonly: true, hidden: true }),
    summarize: longText('本人总结'),
    leaderOpinion: longText('上级意见'),
    status: oneOf('状态', status.states, { default: '统计中', readonly: true }),
    tzClose: datetime('封账时间', { readonly: true }),
  },
  rows: { own: me('userId'), manage: holds('milepost:manage'), also: [headOf('userId')] },
  write: { create: nobody, update: anyOf(me('userId'), headOf('userId')), remove: nobody },
  workflow: status,
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
