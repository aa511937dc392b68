import { entity } from '@chengban/kernel/entity.ts'
import { allOf, count, holds, me, sum, tasked } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { ofOne } from '../company.ts'
import { auditFields, serialNumber, submissionAudit, submissionRules } from '../submission/submission.ts'
import { submissionLayout } from '../submission/submission-layout.ts'

const lines = { of: 'moneyOther', by: 'submitId' } as const

/** A submission of other-income lines. */
export const submitOther = entity('submitOther', {
  label: '其他收入提交',
  title: 'name',
  fields: {
    serialNumber: serialNumber('QT'),
    name: text('标题', { required: true, search: true }),
    company: dict('所属公司', 'company', ofOne),
    date: date('提交日期', { required: true, default: { from: 'today' } }),
    money: money('合计', { computed: sum({ ...lines, column: 'money' }), kept: true }),
    rowCount: int('明细数', { computed: count(lines), kept: true }),
    ...auditFields,
    file: files('附件'),
    remark: longText('备注'),
  },
  rows: { own: me('creatorId'), manage: holds('money:manage'), also: [tasked, holds('finance:manage')] },
  write: { create: holds('money:apply'), update: me('creatorId'), remove: me('creatorId') },
  audit: {
    ...submissionAudit,
    levels: 2,
    codes: { 1: 'money:audit1', 2: 'money:audit2' },
    submit: allOf(me('creatorId'), holds('money:apply')),
    void: holds('money:manage'),
  },
  on: submissionRules,
  lines: { rows: { ...lines, label: '明细', decided: { call: 'auditRow', handler: 'submission/decideLines' } } },
  ...submissionLayout,
})
