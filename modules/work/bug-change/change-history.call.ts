import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { listed } from '@chengban/kernel/deeds/listed.ts'
import { field } from '@chengban/kernel/expr.ts'
import { coalesce } from '@chengban/kernel/formula.ts'
import { dateChanges } from '../change/date-changes.ts'
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
    tells: dateChanges,
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
