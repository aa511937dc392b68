import { is, not } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** A meeting begins soon. */
export const meetingStart = notice({
  code: 'meetingStart',
  family: 'meeting',
  name: '会议即将开始',
  condition: '会议开始前30分钟提醒未请假的参会人；会议结束或取消后停止',
  about: {
    of: 'workDay',
    where: is({ status: ['待召开', '进行中'] }),
    title: '【会议】{name} {date} {address}',
    lines: [
      {
        by: 'date',
        hours: -0.5,
        to: [{ members: 'workDayAttend', by: 'workDayId', person: 'userId', where: not(is({ status: '请假' })) }],
      },
    ],
  },
})
