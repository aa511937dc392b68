import { allOf, field, is, lt, today } from '@chengban/kernel/expr.ts'
import { addDays, dateOf, join } from '@chengban/kernel/formula.ts'
import { job, reminds } from '@chengban/kernel/job.ts'
import { fact } from '../check-on-work-fact/owed.ts'

/** Reminds people to return seals; the first day overdue becomes a fact on their assessment sheet. */
export const sealWatch = job({
  name: 'sealWatch',
  label: '用印提醒',
  when: '0 * * * *',
  does: [
    reminds('officeSeal'),
    ...fact({
      per: 'officialSealUse',
      where: allOf(is({ useStatus: ['已借出', '待归还审核'] }), lt(dateOf(field('tzBackPlan')), today())),
      kind: '流程逾期',
      person: 'userId',
      day: addDays(dateOf(field('tzBackPlan')), 1),
      text: join('用印逾期未归还：', field('name')),
    }),
  ],
})
