import { today } from '@chengban/engine/clock.ts'
import type { Handler, Scene } from '@chengban/engine/write/scene.ts'
import { dateOf } from '@chengban/kernel/days.ts'
import { add, subtract } from '@chengban/kernel/decimal.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { lockLedger, more } from '../../contract/server/ledger.ts'
import { redWithoutTax } from '../amount.ts'

/** Issued: root, seller, blue invoice and plan line are locked in this order. */
export const completeInvoicing: Handler<'invoicing'> = async (scene) => {
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

/** What a seller has used of its month: invoices of that month less what was flushed of them within it. */
const refuseOverMonth = async ({ tx, row }: Scene<'invoicing'>, month: string): Promise<void> => {
  const [seller] = await tx.query<{ limit: string | null; used: string }>(
    `select coalesce(c.month_limits ->> $2, c.month_limit::text) as limit, coalesce((
       select sum(i.amount_no_tax) from store.invoicing i left join store.invoicing b on b.id = i.blue_id
       where i.seller_id = c.id and i.status in ('已开票', '部分红冲', '已红冲') and to_char(i.dt_invoice, 'YYYY-MM') = $2
         and (not i.is_red or to_char(b.dt_invoice, 'YYYY-MM') = $2)), 0)::numeric(16,2)::text as used
     from store.invoicing_config c where c.id = $1`,
    [row.sellerId, month],
  )
  if (!seller?.limit) return
  if (more(add(seller.used, String(row.amountNoTax)), seller.limit))
    throw invalid({ dtInvoice: `超过本月开票额度，剩余 ${subtract(seller.limit, seller.used)} 元` })
}
