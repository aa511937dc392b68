import { checked, job } from '@chengban/kernel/job.ts'

/** What plans and maintenance keep; states that change with the day are worked out at reading, so nothing is stored. */
export const salesDaily = job({
  name: 'salesDaily',
  label: '销售日结核对',
  when: 'daily 00:10',
  does: [
    checked({
      of: ['invoicingPlan', 'contract', 'maintenance'],
      tells: 'returnedMoney:manage',
      title: '台账不符',
      link: '/returnedMoney',
    }),
  ],
})
