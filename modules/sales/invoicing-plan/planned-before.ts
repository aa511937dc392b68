import { allOf, is, sum } from '@chengban/kernel/expr.ts'
import { before } from '@chengban/kernel/formula.ts'

/** Σ of the lines of the same contract that are due before this one. */
export const plannedBefore = sum({
  of: 'invoicingPlan',
  by: 'contractId',
  at: 'contractId',
  column: 'money',
  where: allOf(is({ isCancel: false }), before('dtReceive', 'year', 'month', 'tzCreate', 'id')),
})
