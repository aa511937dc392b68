import { notice } from '@chengban/kernel/notice.ts'

/** Reminds people of last month's fixed costs that are not reported yet. */
export const expenseMonthNot = notice({
  code: 'expenseMonthNot',
  family: 'expense',
  name: '月度费用未填报',
  condition: '每月5日，及8日起每个工作日，上月应填报的月度费用仍有缺少时，提醒财务单据填报人员；补齐后停止',
})
