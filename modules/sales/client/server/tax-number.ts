import type { Values } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { taxNumberFault } from '../credit-code.ts'

interface Written {
  readonly row: Values
  readonly before: Values | null
  readonly input: Values
}

/**
 * Checks a tax number before it is stored. A wrong check character passes once `confirmTaxNo` is ticked; the tick falls
 * when another number is sent and it is not ticked anew. Submitting and approving a change send no number.
 */
export const checkTaxNumber = ({ row, before, input }: Written, name: 'accountId' | 'taxNo'): void => {
  if (typeof row[name] === 'string') row[name] = row[name].toUpperCase()
  if (before && name in input && before[name] !== row[name] && input.confirmTaxNo !== true) row.confirmTaxNo = false
  const fault = row[name] ? taxNumberFault(String(row[name]), row.confirmTaxNo === true) : undefined
  if (fault) throw invalid({ [name]: fault })
}
