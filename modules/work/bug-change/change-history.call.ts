import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { listed } from '@chengban/kernel/deeds/listed.ts'
import { field } from '@chengban/kernel/expr.ts'
import { coalesce } from '@chengban/kernel/formula.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { bugChange } from './bug-change.entity.ts'

/** Requests to change a bug's date and their decisions, oldest first. */
export const bugChangeHistory = listed({
  path: '/bug-change/changeHistory',
  label: '缺陷时间变更记录',
  offered: {
    of: 'bug',
    on: 'record',
    label: '改期记录',
    from: { bugId: 'id' },
    tells: {
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
    },
  },
  of: bugChange,
  under: ['bugId'],
  head: {
    originalDate: told('date?', coalesce(field('originalTime'), field('endTime'))),
    date: told('date?', field('endTime')),
  },
  columns: [
    'sequence',
    'oldDate',
    'newDate',
    'days',
    'cause',
    'status',
    'userId',
    'user',
    'auditorId',
    'auditor',
    'opinion',
    'tzCreate',
    'tzAudit',
  ],
  order: ['sequence', 'tzCreate'],
})
