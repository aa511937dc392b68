import { first, is } from '@chengban/kernel/expr.ts'

/** By whose title the company of a contract invoices, where nobody says otherwise. */
export const usualSeller = first({
  of: 'invoicingConfig',
  by: 'selfCompany',
  at: 'selfCompany',
  column: 'id',
  where: is({ kind: '销方', status: '通过', isDefault: true, isEnable: true }),
})
