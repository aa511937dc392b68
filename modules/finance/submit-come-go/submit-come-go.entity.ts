import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, count, holds, linked, me, not, sum, tasked } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { ofOne } from '../company.ts'
import { auditFields, serialNumber, submissionAudit, submissionRules } from '../submission/submission.ts'
import { submissionLayout } from '../submission/submission-layout.ts'

const lines = { of: 'moneyComeGo', by: 'submitId' } as const
const applicants = anyOf(holds('moneyComeGo:apply'), holds('money:apply'), holds('submitExpense:apply'))

/** Money asked for that must come back or be paid back. */
export const submitComeGo = entity('submitComeGo', {
  label: '往来款提交',
  title: 'name',
  fields: {
    serialNumber: serialNumber('WL'),
    name: text('事由', { required: true, search: true }),
    company: dict('所属公司', 'company', ofOne),
    date: date('申请日期', { required: true, default: { from: 'today' } }),
    money: money('合计', { computed: sum({ ...lines, column: 'money' }), kept: true }),
    rowCount: int('明细数', { computed: count(lines), kept: true }),
    ...auditFields,
    /** The submission that this one books at the other company. */
    mirrorOfId: ref('来源提交单', 'submitComeGo', { readonly: true, isAside: true }),
    file: files('附件'),
    remark: longText('备注'),
  },
  rows: {
    own: anyOf(me('creatorId'), linked('moneyComeGo', 'submitId', 'userId')),
    manage: holds('money:manage'),
    also: [tasked, holds('finance:manage'), holds('moneyComeGo:apply')],
  },
  write: { create: applicants, update: me('creatorId'), remove: me('creatorId') },
  audit: {
    ...submissionAudit,
    levels: 2,
    codes: { 1: 'money:audit1', 2: 'money:audit2' },
    submit: allOf(me('creatorId'), applicants),
    // nobody takes back what says they owe or are owed money
    void: allOf(holds('money:manage'), not(linked('moneyComeGo', 'submitId', 'userId'))),
    guard: { ...submissionAudit.guard, submit: 'submitComeGo/submit', void: 'submitComeGo/void' },
    effect: { ...submissionAudit.effect, approve: 'submitComeGo/passed', void: 'submitComeGo/voided' },
  },
  on: submissionRules,
  lines: { rows: { ...lines, label: '明细', decided: { call: 'auditRow', handler: 'submission/decideLines' } } },
  ...submissionLayout,
})
