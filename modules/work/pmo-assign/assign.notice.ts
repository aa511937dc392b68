import { allOf, is } from '@chengban/kernel/expr.ts'
import { enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake } from '../../projects/team.ts'
/** The PMO has given an order. */
export const pmoAssign = notice({
  code: 'pmoAssign',
  family: 'pmo',
  name: 'PMO指派',
  condition:
    '指派时立即，到期前1个工作日、当日与逾期后每个工作日提醒执行人；待确认时提醒指派人；待确认、完成或取消后停止',
  isDuty: true,
  about: [
    {
      of: 'pmoAssign',
      where: allOf(is({ status: ['待接收', '处理中', '退回'] }), awake),
      title: '【PMO指派】{content}，{date}前完成',
      lines: [
        { by: 'tzCreate', once: true, to: ['userId'] },
        { by: 'date', on: [-1, 0], again: 1, from: 1, to: ['userId'] },
      ],
    },
    {
      of: 'pmoAssign',
      where: allOf(is({ status: '待确认' }), awake),
      title: '【PMO指派】{userId}已回复，待您确认：{content}',
      lines: [{ by: enteredAt('pmoAssign', 'status'), once: true, to: ['senderId'] }],
    },
  ],
})
