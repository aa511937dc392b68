import { isSet } from '@chengban/kernel/expr.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { weekdays } from '../weekdays.ts'

/** On which days a task comes again, and until when, as people set it. */
export const cycleParts = {
  weekdays: weekdays('每周'),
  until: date('循环到', { shownWhen: isSet('weekdays') }),
} as const
