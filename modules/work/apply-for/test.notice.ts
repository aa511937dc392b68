import { allOf, is } from '@chengban/kernel/expr.ts'
import { dateOf, enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake } from '../../projects/team.ts'
/** A requirement waits to be tested. */
export const applyTest = notice({
  code: 'applyTest',
  family: 'apply',
  name: '需求待测试',
  condition: '需求待测试时立即及之后每2个工作日提醒测试人；测试后停止',
  isDuty: true,
  about: {
    of: 'applyFor',
    where: allOf(is({ stage: '待测试' }), awake),
    title: '【需求】{name}待您测试',
    lines: [
      { by: enteredAt('applyFor', 'stage'), once: true, to: ['testerId'] },
      { by: dateOf(enteredAt('applyFor', 'stage')), on: [2], again: 2, to: ['testerId'] },
    ],
  },
})
