import { allOf, field, is, lt, today } from '@chengban/kernel/expr.ts'
import { due, job, reminds } from '@chengban/kernel/job.ts'
/** Cancels weekend work not approved before its day, and reminds people of missing reports. */
export const weekendMiss = job({
  name: 'weekendMiss',
  label: '周末任务缺失',
  when: 'daily 10:05',
  onWorkDays: true,
  does: [
    due({
      of: 'weekendTask',
      where: allOf(is({ status: '待审批' }), lt(field('date'), today())),
      move: 'cancel',
      set: { opinion: '未及时审批' },
    }),
    reminds('weekendSummary'),
  ],
})
