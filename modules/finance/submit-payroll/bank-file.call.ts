import { call } from '@chengban/kernel/call.ts'
import { holds, is } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { locked } from './submit-payroll.stage.ts'

/** What the bank is to pay, as a sheet. */
export const bankFile = call({
  method: 'GET',
  writes: 'the file is logged',
  path: '/submitPayroll/bankFile',
  label: '银行代发文件',
  who: holds('moneyPayroll:pay'),
  offered: {
    of: 'submitPayroll',
    on: 'record',
    label: '银行文件',
    when: is({ stage: locked }),
    saves: { text: 'file', name: 'name' },
    done: '已导出{count}人，合计{salaryTrue}元',
  },
  input: { id: text('工资表', { required: true, max: 36 }) },
  answer: { file: 'text', name: 'text', count: 'int', salaryTrue: 'money' },
})
