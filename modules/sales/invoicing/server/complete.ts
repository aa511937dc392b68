import { today } from '@chengban/engine/clock.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { dateOf } from '@chengban/kernel/days.ts'
import { add, subtract } from '@chengban/kernel/decimal.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { lockLedger, more } from '../../contract/server/ledger.ts'
import { redWithoutTax } from '../amount.ts'
import { monthOf } from './month-use.ts'

/** Issued: root, seller, blue invoice and plan line are locked in this order. */
export const invoicingComplete: Handler<'invoicing'> = async (scene) => {
  const { tx, row } = scene
  if (row.contractId) await lockLedger(tx, row.contractId)
  const day = String(row.dtInvoice)
  if (day > today() || day < dateOf(String(row.tzSubmit))) throw invalid({ dtInvoice: '开票日期不正确' })
  await tx.query('select from store.invoicing_config where id = $1 for no key update', [row.sellerId])
  if (row.isRed) await flushed(scene, day)
  else await refuseOverMonth(scene, day.slice(0, 7))
  if (row.invoicingPlanId)
    await tx.query('select from store.invoicing_plan where id = $1 for no key update', [row.invoicingPlanId])
}

interface Blue {
  readonly day: string
  readonly money: string
  readonly amountNoTax: string
  readonly flushed: string
  readonly flushedNoTax: string
}

const flushed = async ({ tx, row }: Scene<'invoicing'>, day: string): Promise<void> => {
  await tx.query('select from store.invoicing where id = $1 for no key update', [row.blueId])
  const [blue] = await tx.query<Blue>(
    `select b.dt_invoice::text as day, b.money::text, b.amount_no_tax::text as "amountNoTax", b.flushed_money::text as flushed,
       coalesce((select -sum(r.amount_no_tax) from store.invoicing r where r.blue_id = b.id and r.status = '已开票'), 0)::text as "flushedNoTax"
     from store.invoicing b where b.id = $1`,
    [row.blueId],
  )
  if (!blue) throw conflict('单据已变更，请刷新')
  if (day < blue.day) throw invalid({ dtInvoice: '红字日期早于蓝字发票' })
  row.amountNoTax = redWithoutTax(String(row.money), String(row.taxRate), blue)
}

const refuseOverMonth = async ({ tx, row }: Scene<'invoicing'>, month: string): Promise<void> => {
  const { limit, used } = await monthOf(tx, row.sellerId, month)
  if (limit !== null && more(add(used, String(row.amountNoTax)), limit))
    throw invalid({ dtInvoice: `超过本月开票额度，剩余 ${subtract(limit, used)} 元` })
}
