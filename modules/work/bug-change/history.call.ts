import { listed } from '@chengban/kernel/deeds/listed.ts'
import { told } from '@chengban/kernel/deeds/told.ts'
import { field } from '@chengban/kernel/expr.ts'
import { coalesce } from '@chengban/kernel/formula.ts'
import { bugChange } from './bug-change.entity.ts'

/** What was asked for and answered about the day of a bug, oldest first. */
export const bugChangeHistory = listed({
  path: '/bug-change/changeHistory',
  label: '缺陷时间变更记录',
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
