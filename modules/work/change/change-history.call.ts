import { call } from '@chengban/kernel/call.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { columns } from '@chengban/kernel/structure.ts'
import type { Tells } from '@chengban/kernel/tells.ts'

const changes: Tells = {
  figures: { originalDate: date('最初日期'), date: date('现在日期') },
  tables: [
    {
      rows: 'nodes',
      columns: {
        sequence: int('次数'),
        oldDate: date('原日期'),
        newDate: date('申请日期'),
        days: int('工作日'),
        cause: text('原因'),
        status: text('状态'),
        userId: ref('申请人', 'user'),
        auditorId: ref('审核人', 'user'),
        opinion: text('意见'),
        tzCreate: datetime('申请时间'),
      },
      none: '没有改过日期',
    },
  ],
}

/** Requests to change the date of a task or a requirement and their decisions, oldest first. */
export const changeHistory = call({
  method: 'GET',
  path: '/change/changeHistory',
  label: '时间变更记录',
  offered: [
    {
      of: 'task',
      on: 'record',
      label: '改期记录',
      from: { targetId: 'id' },
      given: { targetType: 'task' },
      tells: changes,
    },
    {
      of: 'applyFor',
      on: 'record',
      label: '改期记录',
      from: { targetId: 'id' },
      given: { targetType: 'applyFor' },
      tells: changes,
    },
  ],
  input: {
    targetType: oneOf('对象', ['task', 'applyFor'], { required: true }),
    targetId: text('对象ID', { required: true, max: 36 }),
  },
  answer: {
    originalDate: 'date?',
    date: 'date?',
    nodes: [
      columns('change', [
        'sequence',
        'oldDate',
        'newDate',
        'days',
        'cause',
        'status',
        'userId',
        'auditorId',
        'opinion',
        'tzCreate',
        'tzAudit',
      ]),
    ],
  },
})
