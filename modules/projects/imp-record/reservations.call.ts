import { call } from '@chengban/kernel/call.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const days = {
  date1: date('开始日期', { required: true, begins: 'firstOfMonth' }),
  date2: date('结束日期', { required: true, begins: 'today' }),
  userId: ref('人员', 'user'),
  projectId: ref('项目', 'project'),
}

/** Who is where on these days; of what one may not see that time alone is taken. */
export const allReservation = call({
  method: 'GET',
  path: '/imp-record/allReservation',
  label: '实施安排',
  offered: {
    of: 'impRecord',
    on: 'list',
    tells: {
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'impRecord', by: 'id' },
          columns: {
            tzStart: datetime('开始'),
            tzEnd: datetime('结束'),
            userId: ref('人员', 'user'),
            coUserIds: refs('同行', 'user'),
            projectName: text('项目'),
            type: text('方式'),
            status: text('状态'),
          },
          none: '期间没有安排',
        },
      ],
    },
  },
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

/** Counts the visits and visiting days of a person, including only visits the client has signed for. */
export const times = call({
  method: 'GET',
  path: '/imp-record/times',
  label: '实施次数',
  offered: {
    of: 'impRecord',
    on: 'list',
    tells: {
      figures: {
        times: int('次数'),
        days: decimal('天数'),
        onSiteTimes: int('现场次数'),
        onSiteDays: decimal('现场天数'),
        remoteTimes: int('远程次数'),
        hours: decimal('小时'),
        satisfaction: decimal('满意度'),
      },
      tables: [{ rows: 'byUser', columns: { userId: ref('人员', 'user'), times: int('次数'), days: decimal('天数') } }],
    },
  },
  input: { ...days, type: dict('项目类型', 'projectType'), principalId: ref('项目经理', 'user') },
  answer: {
    times: 'int',
    days: 'decimal',
    onSiteTimes: 'int',
    onSiteDays: 'decimal',
    remoteTimes: 'int',
    hours: 'decimal',
    satisfaction: 'decimal?',
    byUser: [{ userId: 'uuid', name: 'text', times: 'int', days: 'decimal' }],
  },
})
