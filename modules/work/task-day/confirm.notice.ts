import { is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** Days of one's people wait to be confirmed. */
export const taskDayConfirm = notice({
  code: 'taskDayConfirm',
  family: 'task',
  name: '日计划待确认',
  condition: '下属已提交而未确认的日计划，当日20:30与下一工作日09:00提醒负责人并告知份数；全部确认后停止',
  isDuty: true,
  about: {
    of: 'taskDay',
    where: is({ stage: '已保存' }),
    at: '/phone/phoneTodayConfirm',
    joined: '{userId} {date}',
    title: '有{count}份日计划待您确认',
    lines: [
      { by: 'date', on: [0], at: '20:30', to: ['confirmerId'] },
      { by: 'date', on: [1], at: '09:00', to: ['confirmerId'] },
    ],
  },
})
