import type { CallHandler } from '@chengban/engine/call.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { make } from '@chengban/engine/write/move.ts'
import { subtract } from '@chengban/kernel/decimal.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { contract } from '../../contract/contract.entity.ts'
import { more } from '../../contract/server/ledger.ts'
import { invoicingConfig } from '../../invoicing-config/invoicing-config.entity.ts'
import type { ilimit } from '../ilimit.call.ts'
import { monthOf } from './month-use.ts'

/** Sets the limit of a month under the lock of the seller's row, so that concurrent issues wait. */
export const invoicingConfigIlimit: Handler<'invoicingConfig', 'ilimit'> = async ({ tx, row, asked }) => {
  const limit = asked.limit ?? null
  const { used } = await monthOf(tx, row.id, asked.month)
  if (limit !== null && more(used, limit)) throw invalid({ limit: `额度不能低于本月已开 ${used} 元` })
  const { [asked.month]: _before, ...others } = (row.monthLimits ?? {}) as Readonly<Record<string, string>>
  row.monthLimits = limit === null ? others : { ...others, [asked.month]: limit }
}

/** One address of two acts: of a contract, or of a seller and its month. */
export const limitInvoicing: CallHandler<typeof ilimit> = async (
  engine,
  { contractId, sellerId, month, limit, reason },
) => {
  if (Boolean(contractId) === Boolean(sellerId)) throw invalid({ contractId: '请选择合同或销方' })
  const sent = { version: undefined, limit: limit ?? null, opinion: reason }
  if (contractId) {
    await engine.write(contract, (tx) => make(tx, engine.writer, contract, 'ilimit', { id: contractId, ...sent }))
    const { balance } = await engine.detail(contract, contractId)
    return { contractId, limit: limit ?? null, balance: balance }
  }
  const id = sellerId ?? ''
  const at = { month: month ?? '' }
  return engine.write(invoicingConfig, async (tx) => {
    await make(tx, engine.writer, invoicingConfig, 'ilimit', { id, ...sent, ...at })
    const left = await monthOf(tx, id, at.month)
    return {
      sellerId: id,
      limit: limit ?? null,
      monthLeft: left.limit === null ? null : subtract(left.limit, left.used),
    }
  })
}
