import { is, today } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** Somebody disputes a slip. */
export const salaryDispute = notice({
  code: 'salaryDispute',
  family: 'salary',
  name: '工资条异议',
  condition: '工资条有异议，每个工作日提醒核算人；答复后停止',
  isDuty: true,
  about: {
    of: 'moneyPayroll',
    where: is({ status: '有异议' }),
    title: '【工资条】{userId}对{month}工资条有异议',
    lines: [{ by: today(), on: [0], to: ['submitId.calcUserId'] }],
  },
})
