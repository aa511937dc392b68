import { allOf, eq, field, is, today } from '@chengban/kernel/expr.ts'
import { addMonths, yearMonth } from '@chengban/kernel/formula.ts'
import { due, job } from '@chengban/kernel/job.ts'
/** The month before is published. */
export const attendancePublish = job({
  name: 'attendancePublish',
  label: '发布月度考勤',
  when: '30 6 1 * *',
  does: [
    due({
      of: 'attendanceMonth',
      where: allOf(is({ status: '统计中' }), eq(field('month'), yearMonth(addMonths(today(), -1)))),
      move: 'publish',
    }),
  ],
})
