import { is } from '@chengban/kernel/expr.ts'
import { dateOf, enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** An invoice waits to be issued, or for the other side to confirm its cancellation. */
export const contractInvoice = notice({
  code: 'contractInvoice',
  family: 'contract',
  name: '开票待办理',
  condition: '待开票1个工作日提醒开票人员；待对方确认截止前12小时提醒发起人与开票人员；开票或失效后停止',
  about: [
    {
      of: 'invoicing',
      where: is({ status: '待开票' }),
      title: '开票【{applyNumber}】待办理',
      lines: [{ by: dateOf(enteredAt('invoicing', 'status')), on: [1], to: [{ holds: 'invoicing:complete' }] }],
    },
    {
      of: 'invoicing',
      where: is({ status: '待对方确认' }),
      title: '开票【{applyNumber}】须在{tzConfirmEnd}前由对方确认',
      lines: [{ by: 'tzConfirmEnd', hours: -12, to: ['initiator', { holds: 'invoicing:complete' }] }],
    },
  ],
})
