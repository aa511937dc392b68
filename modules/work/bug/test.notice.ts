import { allOf, is } from '@chengban/kernel/expr.ts'
import { dateOf, enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake } from '../../projects/team.ts'
/** A bug waits to be tested or closed. */
export const bugTest = notice({
  code: 'bugTest',
  family: 'bug',
  name: '缺陷待测试',
  condition: '缺陷待测试或待关闭时立即及之后每2个工作日提醒测试人或关闭人；处理后停止',
  isDuty: true,
  about: {
    of: 'bug',
    where: allOf(is({ status: ['待测试', '待关闭'] }), awake),
    title: '【缺陷】{name}{status}',
    lines: [
      { by: enteredAt('bug', 'status'), once: true, to: ['userId'] },
      { by: dateOf(enteredAt('bug', 'status')), on: [2], again: 2, to: ['userId'] },
    ],
  },
})
