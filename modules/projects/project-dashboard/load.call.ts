import { call } from '@chengban/kernel/call.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const pattern = { source: '^\\d{4}-(0[1-9]|1[0-2])$', message: '日期错误' } as const

/** How much people have to do, month by month: past months as they were left, the others as they are planned now. */
export const load = call({
  method: 'GET',
  path: '/projectDashboard/load',
  label: '人员负荷',
  input: {
    month1: text('开始月份', { required: true, pattern }),
    month2: text('结束月份', { required: true, pattern }),
    departmentId: ref('部门', 'department'),
  },
  answer: {
    months: ['month'],
    users: [
      {
        userId: 'uuid',
        name: 'text',
        months: [
          {
            month: 'month',
            workDays: 'int',
            planDays: 'decimal',
            actualDays: 'decimal',
            loadRate: 'percent',
            state: '空闲|正常|饱和|超载',
            // the projects planned in the month
            filter: 'filter?',
          },
        ],
      },
    ],
  },
})
