import { entity } from '@chengban/kernel/entity.ts'
import { asParent, field, holds, isSet, when } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** One kind of work on a sheet: amount due, amount achieved, and points. */
export const performanceItem = entity('performanceItem', {
  label: '绩效项',
  title: 'kind',
  fields: {
    performanceId: ref('绩效', 'performance', { required: true, readonly: true, onDelete: 'cascade' }),
    kind: oneOf('项目', ['task', 'quality', 'report', 'meeting', 'weekend', 'discipline', 'okr'], {
      required: true,
      readonly: true,
      names: {
        task: '任务完成',
        quality: '成果质量',
        report: '工作报告',
        meeting: '会议',
        weekend: '周末总结',
        discipline: '考勤纪律',
        okr: 'OKR',
      },
    }),
    weight: decimal('权重', { readonly: true, digits: 1 }),
    base: int('基数', { readonly: true }),
    hit: int('达成', { readonly: true }),
    minus: decimal('扣分', { readonly: true, digits: 1, default: '0.0' }),
    autoScore: decimal('系统得分', { readonly: true, digits: 1 }),
    correctScore: decimal('修正得分', { readonly: true, digits: 1 }),
    score: decimal('得分', {
      digits: 1,
      computed: when([[isSet('correctScore'), field('correctScore')]], field('autoScore')),
    }),
    reason: text('修正原因', { readonly: true }),
    facts: json('依据', {
      readonly: true,
      default: [],
      names: { date: '日期', text: '内容', amount: '数量', minus: '扣分' },
    }),
  },
  rows: { manage: holds('performance:manage'), also: [asParent('performanceId')] },
  readOnly: true,
  indexes: [['performanceId', 'kind']],
  list: {
    columns: [
      'performanceId',
      'kind',
      'weight',
      'base',
      'hit',
      'minus',
      'autoScore',
      'correctScore',
      'score',
      'reason',
    ],
    filters: ['performanceId', 'kind'],
    sort: 'kind',
  },
  summary: ['performanceId', 'weight', 'score'],
})
