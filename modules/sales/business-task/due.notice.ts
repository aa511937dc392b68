import { is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** Reminds people of tasks within an opportunity that are due. */
export const businessTask = notice({
  code: 'businessTask',
  family: 'business',
  name: '商务任务到期',
  condition: '截止前1天、当天与逾期后每日提醒执行人，逾期3天同时提醒创建人；完成或取消后停止',
  days: 'calendar',
  about: {
    of: 'businessTask',
    where: is({ status: ['未开始', '进行中'] }),
    title: '商务任务【{name}】应于{dtEnd}完成',
    lines: [
      { by: 'dtEnd', on: [-1, 0], again: 1, from: 1, to: ['userId'] },
      { by: 'dtEnd', on: [3], to: ['creatorId'] },
    ],
  },
})
