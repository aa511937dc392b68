import { field, is, today } from '@chengban/kernel/expr.ts'
import { yearMonth } from '@chengban/kernel/formula.ts'
import { job, owed } from '@chengban/kernel/job.ts'
/** A month of each company is open from its first day. */
export const periodRows = job({
  name: 'periodRows',
  label: '生成会计期间',
  when: '5 0 1 * *',
  does: [
    owed({
      of: 'financePeriod',
      per: 'dict',
      where: is({ dictTypeId: 'company', code: ['A', 'B'] }),
      values: { company: field('code'), month: yearMonth(today()) },
      key: ['company', 'month'],
    }),
  ],
})
