import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, eq, field, gt, headOf, holds, is, isSet, lt, me, not } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** Kinds of facts that the performance report counts, by its three series. */
export const accidentKinds = {
  meeting: ['会议缺席', '会议迟到', '会议纪要逾期'],
  weekend: ['周末总结缺失'],
  report: ['日报未交', '日报迟交', '周报未交', '周报迟交'],
} as const

/** Kinds of events counted on people's assessment sheets. */
export const factKinds = [
  '日报未交',
  '日报迟交',
  '周报未交',
  '周报迟交',
  '项目延期',
  '项目改期',
  '任务延期',
  '任务改期',
  '待工',
  '解锁',
  '警告',
  '会议缺席',
  '会议迟到',
  '会议纪要逾期',
  '周末总结缺失',
  '流程逾期',
] as const

/** One dated event of a person that counts, with a link to what it came from. */
export const checkOnWorkFact = entity('checkOnWorkFact', {
  label: '考核事实',
  title: 'text',
  fields: {
    userId: ref('人员', 'user', { required: true, readonly: true }),
    date: date('日期', { required: true, readonly: true }),
    kind: oneOf('类型', factKinds, { required: true, readonly: true }),
    module: text('来源模块', { readonly: true }),
    relevanceId: text('来源记录', { readonly: true, isAside: true }),
    amount: decimal('数量', { required: true, readonly: true, digits: 1 }),
    text: text('说明', { required: true, readonly: true, search: true }),
    lateFor: date('补记日期', { readonly: true, hint: '所属月表已确认，于发现之日补记' }),
    isIgnore: bool('已忽略', { readonly: true, default: false }),
    ignoreReason: text('忽略原因', { readonly: true }),
    objection: longText('本人异议', { readonly: true }),
    checkOnWorkId: ref('考核月表', 'checkOnWork', { readonly: true, onDelete: 'setNull' }),
    isAsked: bool('待本人确认', {
      computed: allOf(isSet('checkOnWorkId'), eq(of('checkOnWorkId', 'status'), '待本人确认')),
      isAside: true,
    }),
  },
  rows: {
    own: me('userId'),
    manage: holds('checkOnWork:manage'),
    also: [headOf('userId'), holds('performance:manage')],
    // who reads the report of performance reads what it counts: no objection, no reason, no sheet
    partial: [
      {
        when: allOf(holds('performance:report'), is({ kind: Object.values(accidentKinds).flat() })),
        fields: ['userId', 'date', 'kind', 'amount', 'isIgnore'],
      },
    ],
  },
  readOnly: true,
  checks: [
    {
      holds: anyOf(gt(field('amount'), 0), allOf(is({ kind: '警告' }), lt(field('amount'), 0))),
      field: 'amount',
      message: '数量须大于0',
    },
  ],
  unique: [
    {
      fields: ['userId', 'kind', 'date', 'module', 'relevanceId'],
      where: not(isSet('lateFor')),
      message: '该事实已登记',
    },
    { fields: ['userId', 'kind', 'lateFor', 'module', 'relevanceId'], message: '该事实已补记' },
  ],
  indexes: [
    ['userId', 'date'],
    ['checkOnWorkId', 'kind'],
  ],
  list: {
    columns: ['date', 'userId', 'kind', 'amount', 'text', 'isIgnore', 'objection'],
    reads: ['isAsked', 'isIgnore', 'userId'],
    filters: ['userId', 'kind', 'date', 'isIgnore', 'checkOnWorkId'],
    sort: '-date,userId',
  },
  form: [
    { title: '事实', fields: ['userId', 'date', 'lateFor', 'kind', 'amount', 'text'] },
    { title: '来源', fields: ['module', 'relevanceId', 'checkOnWorkId'] },
    { title: '处理', fields: ['objection', 'isIgnore', 'ignoreReason'] },
  ],
  summary: ['userId', 'date', 'kind', 'amount'],
})
