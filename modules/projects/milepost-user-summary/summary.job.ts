import { allOf, field, ge, is, lt, not, today } from '@chengban/kernel/expr.ts'
import { addMonths, addWorkDays, coalesce, join, lastDay, yearMonth } from '@chengban/kernel/formula.ts'
import { due, job, owed } from '@chengban/kernel/job.ts'

const month = coalesce(field('goalMonth'), yearMonth(field('endDate')))

/** Who had something to reach has a summary of the month; the sixth working day of the next one closes it. */
export const milepostSummary = job({
  name: 'milepostSummary',
  label: '里程碑月度汇总',
  when: 'daily 02:30',
  does: [
    owed({
      of: 'milepostUserSummary',
      per: 'milepost',
      where: allOf(
        not(is({ status: '取消' })),
        ge(month, yearMonth(addMonths(today(), -1))),
        lt(month, yearMonth(addMonths(today(), 1))),
      ),
      values: { userId: field('userId'), month },
      key: ['userId', 'month'],
    }),
    due({
      of: 'milepostUserSummary',
      where: allOf(is({ status: '统计中' }), ge(today(), addWorkDays(lastDay(join(field('month'), '-01')), 6))),
      move: 'close',
    }),
  ],
})
