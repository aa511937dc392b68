import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { decimal, money } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/**
 * What the form shows beside a cost while it is typed: its standard, the budget it falls under, and own costs like it. The
 * other lines of the claim, which nobody has stored yet, come as sums.
 */
export const besideExpense = call({
  method: 'GET',
  path: '/submit-expense/beside',
  label: '费用提示',
  who: holds('submitExpense:apply'),
  input: {
    type: dict('费用类型', 'expenseType', { required: true }),
    money: money('申报金额'),
    quantity: decimal('数量'),
    kind: dict('费用归属', 'expenseKind'),
    date: date('发生日期'),
    company: dict('所属公司', 'company'),
    departmentId: ref('费用部门', 'department'),
    projectId: ref('项目', 'project'),
    userId: ref('收款人', 'user'),
    submitId: text('报销单', { max: 36 }),
    sameDay: money('同日同类其他明细'),
    sameDayQuantity: decimal('同日同类其他数量'),
    sameKind: money('同一归属其他明细'),
    sameProject: money('同一项目其他明细'),
  },
  answer: {
    standard: 'money?',
    limit: 'money?',
    isOver: 'bool',
    dayOver: 'money?',
    alike: 'text?',
    budget: 'money?',
    used: 'money?',
    reserved: 'money?',
    claimed: 'money',
    over: 'money?',
  },
})
