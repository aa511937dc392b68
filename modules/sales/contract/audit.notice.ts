import { is } from '@chengban/kernel/expr.ts'
import { dateOf, enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { waiting } from '@chengban/modules/platform/audit-task/waiting.ts'
/** A contract, its dates, money or invoice wait for who decides. */
export const contractAudit = notice({
  code: 'contractAudit',
  family: 'contract',
  name: '合同类单据待审核',
  condition:
    '合同、维护日期变更、回款登记、开票待审核1个工作日提醒审批人，2个工作日同时提醒其上级或部门负责人；审批后停止',
  isDuty: true,
  about: [
    waiting(['contract', 'maintainDateChange', 'returnedMoneyApply']),
    {
      of: 'invoicing',
      where: is({ status: '待审核' }),
      title: '开票【{applyNumber}】待审核已{days}天',
      lines: [
        { by: dateOf(enteredAt('invoicing', 'status')), on: [1], to: [{ holds: 'invoicing:audit' }] },
        {
          by: dateOf(enteredAt('invoicing', 'status')),
          on: [2],
          to: [{ holds: 'invoicing:audit' }, { headsOf: 'invoicing:audit' }],
        },
      ],
    },
  ],
})
