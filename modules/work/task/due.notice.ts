import { allOf, is, today } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake } from '../../projects/team.ts'
/** A task falls due or is late. */
export const taskDue = notice({
  code: 'taskDue',
  family: 'task',
  name: '任务到期',
  condition:
    '待开始、进行中的任务到期前1个工作日、当日与逾期后每个工作日提醒执行人；逾期第1、3个工作日及之后每5个工作日同时提醒负责人；督办中每个工作日提醒督办人；离开这些状态或改期后停止',
  time: '08:30',
  about: {
    of: 'task',
    where: allOf(is({ status: ['待开始', '进行中'] }), awake),
    title: '【任务】{name}应于{date}完成',
    lines: [
      { by: 'date', on: [-1, 0], again: 1, from: 1, to: ['designee'], isDuty: true },
      { by: 'date', on: [1, 3], again: 5, from: 5, to: ['userId'] },
      {
        by: today(),
        on: [0],
        when: is({ supervising: true }),
        to: ['supervise'],
        title: '【督办】{name}，应于{date}完成',
      },
    ],
  },
})
