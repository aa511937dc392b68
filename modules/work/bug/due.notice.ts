import { allOf, is, today } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake } from '../../projects/team.ts'
/** A bug falls due or is late. */
export const bugDue = notice({
  code: 'bugDue',
  family: 'bug',
  name: '缺陷到期',
  condition:
    '已确认、处理中的缺陷到期前1个工作日、当日（急：每个工作日），逾期第1个工作日及之后每3个工作日提醒处理人；督办中每个工作日提醒督办人；离开这些状态或改期后停止',
  time: '08:30',
  about: {
    of: 'bug',
    where: allOf(is({ status: ['已确认', '处理中'] }), awake),
    title: '【缺陷】{name}应于{endTime}解决',
    lines: [
      { by: 'endTime', on: [-1, 0, 1], again: 3, to: ['solverId'] },
      { by: today(), on: [0], when: is({ priority: '急' }), to: ['solverId'] },
      {
        by: today(),
        on: [0],
        when: is({ supervising: true }),
        to: ['supervise'],
        title: '【督办】{name}，应于{endTime}解决',
      },
    ],
  },
})
