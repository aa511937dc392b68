import { allOf, is, not } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** Paper receipts that were asked for have not come. */
export const expenseNotice = notice({
  code: 'expenseNotice',
  family: 'expense',
  name: '交票通知',
  condition: '通知交票3个工作日仍未收齐，之后每3个工作日，提醒报销人；收齐或单据结束后停止',
  about: {
    of: 'submitExpense',
    where: allOf(
      is({ noticeCheck: false, status: ['待一级审核', '待二级审核', '待三级审核', '通过'] }),
      not(is({ payStatus: '已付款' })),
    ),
    title: '【交票通知】{serialNumber}的纸质票据尚未收齐',
    lines: [{ by: 'tzNotice', on: [3], again: 3, to: ['userId'] }],
  },
})
