import { checked, job } from '@chengban/kernel/job.ts'

const told = { tells: 'returnedMoney:manage', title: '台账不符', link: '/returnedMoney' } as const

/** Ledgers of root contracts and what receivables take over from them, reckoned anew from receipts and invoices. */
export const ledgerCheck = job({
  name: 'ledgerCheck',
  label: '台账核对',
  when: 'daily 03:00',
  does: [checked({ of: ['contract', 'returnedMoney', 'returnedMoneyApply', 'invoicing', 'invoicingPlan'], ...told })],
})
