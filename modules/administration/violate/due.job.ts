import { allOf, field, is, lt, today } from '@chengban/kernel/expr.ts'
import { due, job } from '@chengban/kernel/job.ts'
/** Who has not explained in time has nothing to say. */
export const violateDue = job({
  name: 'violateDue',
  label: '违规说明到期',
  when: 'daily 00:15',
  does: [
    due({
      of: 'violate',
      where: allOf(is({ status: '待说明' }), lt(field('statementDue'), today())),
      move: 'explain',
      input: { statement: '逾期未说明' },
    }),
  ],
})
