import { entity } from '@chengban/kernel/entity.ts'
import { allOf, count, holds, is, me, not, some, sum, tasked } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { ofOne } from '../company.ts'
import { auditFields, serialNumber, submissionAudit, submissionRules } from '../submission/submission.ts'

const lines = { of: 'moneySalary', by: 'submitId' } as const
const ownPay = some('moneySalary', 'submitId', me('userId'))

/** A batch of salary agreements; takes effect once two people have agreed. */
export const submitSalary = entity('submitSalary', {
  label: '定薪调薪单',
  title: 'name',
  fields: {
    serialNumber: serialNumber('DX'),
    name: text('标题', { required: true, search: true }),
    company: dict('所属公司', 'company', ofOne),
    date: date('提交日期', { required: true, default: { from: 'today' } }),
    rowCount: int('人数', { computed: count(lines), kept: true }),
    money: money('月薪变动合计', {
      computed: sum({ ...lines, column: 'change', where: not(is({ status: '驳回' })) }),
      kept: true,
      secret: 'user:salary',
    }),
    ...auditFields,
    file: files('附件'),
    remark: longText('备注'),
  },
  told: { handler: 'finance/reading' },
  rows: { own: me('creatorId'), manage: holds('moneySalary:manage'), also: [tasked] },
  self: ownPay,
  // what all of them get more says what another gets, unless one stands in it alone
  opens: { money: allOf(ownPay, is({ rowCount: 1 })) },
  write: { create: holds('moneySalary:manage'), update: me('creatorId'), remove: me('creatorId') },
  audit: {
    ...submissionAudit,
    levels: 2,
    codes: { 1: 'submitSalary:audit1', 2: 'submitSalary:audit2' },
    submit: allOf(me('creatorId'), holds('moneySalary:manage')),
    void: allOf(holds('moneySalary:manage'), not(ownPay)),
    guard: { submit: 'submission/submit', approve: 'submitSalary/approve', void: 'submitSalary/void' },
    effect: { ...submissionAudit.effect, approve: 'submitSalary/passed', void: 'submitSalary/voided' },
  },
  on: submissionRules,
  lines: {
    rows: {
      ...lines,
      label: '人员',
      max: 200,
      // a wage that has passed is in force: a line agreed to passes with the whole alone
      decided: { call: 'auditRow', handler: 'submission/decideLines', agreed: '待审核' },
    },
  },
  list: {
    columns: ['serialNumber', 'name', 'company', 'rowCount', 'creatorId', 'date', 'status'],
    filters: ['status', 'company', 'date'],
    sort: '-tzCreate',
  },
  form: [
    { title: '提交单', fields: ['serialNumber', 'name', 'company', 'date', 'rowCount', 'money'] },
    { title: '附件', fields: ['file', 'remark'] },
    { title: '审核', fields: ['audit1', 'audit2', 'opinionFirst', 'opinion', 'tzSubmit'] },
  ],
  summary: ['serialNumber', 'company', 'rowCount', 'date'],
})
