import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** What the bank is to pay, as a sheet. */
export const bankFile = call({
  method: 'GET',
  path: '/submitPayroll/bankFile',
  label: '银行代发文件',
  who: holds('moneyPayroll:pay'),
  input: { id: text('工资表', { required: true, max: 36 }) },
  answer: { file: 'text', name: 'text', count: 'int', salaryTrue: 'money' },
})
