import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

const days = {
  date1: date('开始日期', { required: true }),
  date2: date('结束日期', { required: true }),
  userId: ref('人员', 'user'),
  projectId: ref('项目', 'project'),
}

/** Who is where on these days; of what one may not see that time alone is taken. */
export const allReservation = call({
  method: 'GET',
  path: '/imp-record/allReservation',
  label: '实施安排',
  input: days,
  answer: {
    nodes: [
      {
        id: 'uuid?',
        projectId: 'uuid?',
        projectName: 'text',
        userId: 'uuid',
        coUserIds: ['uuid'],
        type: 'text',
        tzStart: 'datetime',
        tzEnd: 'datetime',
        place: 'json?',
        status: 'text',
      },
    ],
    totalCount: 'int',
  },
})

/** How often and how long somebody was with clients, as far as the clients have signed for it. */
export const times = call({
  method: 'GET',
  path: '/imp-record/times',
  label: '实施次数',
  input: days,
  answer: {
    times: 'int',
    days: 'decimal',
    onSiteTimes: 'int',
    onSiteDays: 'decimal',
    remoteTimes: 'int',
    hours: 'decimal',
    satisfaction: 'decimal?',
    byUser: [{ userId: 'uuid', times: 'int', days: 'decimal' }],
  },
})
