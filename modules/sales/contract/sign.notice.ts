import { is } from '@chengban/kernel/expr.ts'
import { dateOf, enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** A contract has passed and is not signed. */
export const contractSign = notice({
  code: 'contractSign',
  family: 'contract',
  name: '合同待签署',
  condition: '合同通过7天仍待签署，之后每周，提醒发起人；签署或作废后停止',
  days: 'calendar',
  about: {
    of: 'contract',
    where: is({ status: ['通过', '变更中'], stage: '待签署' }),
    title: '合同【{name}】已通过{days}天，尚未签署',
    lines: [{ by: dateOf(enteredAt('contract', 'stage')), on: [7], again: 7, to: ['initiator'] }],
  },
})
