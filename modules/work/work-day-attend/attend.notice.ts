import { allOf, is, via } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** Somebody was asked to a meeting and has not answered. */
export const meetingAttend = notice({
  code: 'meetingAttend',
  family: 'meeting',
  name: '会议待确认',
  condition: '会议待确认时立即及当天08:30提醒参会人；回复或会议结束后停止',
  days: 'calendar',
  isDuty: true,
  about: {
    of: 'workDayAttend',
    where: allOf(is({ status: '待确认' }), via('workDayId', is({ status: ['待召开', '进行中'] }))),
    title: '【会议】{workDayId.name}（{workDayId.date}）待您确认',
    lines: [
      { by: 'tzCreate', once: true, to: ['userId'] },
      { by: 'workDayId.date', on: [0], at: '08:30', to: ['userId'] },
    ],
  },
})
