import { field, is } from '@chengban/kernel/expr.ts'
import { coalesce, dateOf } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** Confirmed days wait for the PMO. */
export const pmoConfirm = notice({
  code: 'pmoConfirm',
  family: 'pmo',
  name: 'PMO待确认日计划',
  condition: '已确认超过1个工作日而PMO未确认的日计划，09:30提醒PMO并告知份数；全部确认后停止',
  time: '09:30',
  isDuty: true,
  about: {
    of: 'taskDay',
    where: is({ stage: '已确认' }),
    at: '/phone/phoneTodayConfirm?tab=待PMO确认',
    joined: '{userId} {date}',
    title: '有{count}份日计划待PMO确认',
    lines: [
      {
        by: dateOf(coalesce(field('tzConfirm'), field('tzCreate'))),
        on: [2],
        again: 1,
        to: [{ holds: 'taskDay:pmo' }],
      },
    ],
  },
})
