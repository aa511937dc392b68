import { is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { waiting } from '../../platform/audit-task/waiting.ts'

/** A key result is to be followed up today, or goals wait to be confirmed. */
export const meetingOkr = notice({
  code: 'meetingOkr',
  family: 'meeting',
  name: 'OKR跟进与确认',
  condition: '我的KR当日应跟进时提醒；OKR与跟进待我确认，每周一09:00提醒；跟进或确认后停止',
  time: '09:00',
  days: 'calendar',
  isDuty: true,
  about: [
    {
      of: 'okrCheck',
      where: is({ status: '待跟进' }),
      title: '【OKR】{okrId}今日应跟进',
      lines: [{ by: 'date', on: [0], to: ['userId'] }],
    },
    waiting(['okr', 'okrCheck'], [{ on: [], from: 0, again: 'monday', days: 'calendar', to: ['userId'] }]),
  ],
})
