import { call } from '@chengban/kernel/call.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** Decides one line of a submission before the whole; `id` and `version` are those of the line. */
export const auditRow = (path: `/${string}`) =>
  call({
    method: 'POST',
    path,
    label: '审核明细',
    input: {
      id: text('明细', { required: true }),
      version: int('版本', { required: true }),
      result: oneOf('结果', ['通过', '核减', '驳回'], { required: true }),
      money: money('核定金额'),
      opinion: longText('意见', { max: 1000 }),
    },
    answer: { row: 'json', auditMoney: 'money', version: 'int' },
  })

export const auditOtherRow = auditRow('/submitOther/action/auditRow')

export const auditExpenseRow = auditRow('/submit-expense/auditRow')

export const auditExpenseLine = auditRow('/submit-expense/action/auditRow')

export const auditMonthRow = auditRow('/submitMonth/action/auditRow')

export const auditSalaryRow = auditRow('/submitSalary/action/auditRow')

export const auditComeGoRow = auditRow('/submitComeGo/action/auditRow')
