import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** A claim with its lines, written and handed in at once: where it cannot be handed in, nothing is written. */
export const applyExpense = call({
  method: 'POST',
  path: '/submit-expense/apply',
  label: '提交报销',
  who: holds('submitExpense:apply'),
  input: {
    id: text('报销单', { max: 36 }),
    version: int('version'),
    name: text('事由'),
    userId: ref('收款人', 'user'),
    departmentId: ref('费用部门', 'department'),
    company: dict('所属公司', 'company'),
    date: date('报销日期'),
    rows: json('明细'),
    remark: longText('备注'),
    file: files('附件'),
    submit: bool('提交', { default: true }),
  },
  handsOn: ['name', 'rows'],
  answer: {
    id: 'uuid',
    serialNumber: 'text?',
    status: 'text',
    version: 'int',
    money: 'money',
    overMoney: 'money',
    warnings: ['text'],
  },
})

/** Asks the claimants of these claims to hand in their paper receipts. */
export const noticeExpense = call({
  method: 'POST',
  path: '/submit-expense/notice',
  label: '通知交票',
  offered: { of: 'submitExpense', on: 'rows', done: '已通知{sent}人，跳过{skipped}单' },
  who: holds('submitExpense:manage'),
  input: { ids: refs('报销单', 'submitExpense', { max: 200 }), text: text('说明', { max: 200 }) },
  answer: { sent: 'int', skipped: [{ id: 'uuid', reason: 'text' }] },
})
