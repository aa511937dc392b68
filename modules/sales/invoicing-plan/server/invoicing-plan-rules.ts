import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { lastDay } from '@chengban/kernel/days.ts'
import { add, subtract } from '@chengban/kernel/decimal.ts'
import { has } from '@chengban/kernel/has.ts'
import { conflict, forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { type Ledger, lockLedger, more } from '../../contract/server/ledger.ts'

/** Before a line is stored: under the root's lock all lines together stay within the contract. */
export const invoicingPlanCheck: Handler<'invoicingPlan'> = async (scene) => {
  const { tx, row, writer } = scene
  const ledger = await lockLedger(tx, row.contractId)
  const { userId, entries } = writer.actor
  if (ledger.initiator !== userId && !has(entries, 'invoicingPlan:edit')) throw forbidden()
  if (ledger.free || !ledger.invoice) throw invalid({ contractId: '该合同不需要开票' })
  row.dtReceive ??= lastDay(`${row.year}-${String(row.month).padStart(2, '0')}-01`)
  row.account ??= await accountOf(scene, ledger)
  const used = add(String(row.invoicedMoney ?? '0.00'), String(row.reservedMoney ?? '0.00'))
  if (more(used, String(row.money))) throw invalid({ money: `计划金额不能低于已开票及占用 ${used} 元` })
  if (!row.isCancel) await refuseBeyond(scene, ledger)
}

/** A line that comes back counts again. */
export const invoicingPlanCancel: Handler<'invoicingPlan', 'cancel'> = async (scene) => {
  if (!scene.asked.cancel) await refuseBeyond(scene, await lockLedger(scene.tx, scene.row.contractId))
}

const refuseBeyond = async (
  { tx, row }: Pick<Scene<'invoicingPlan'>, 'tx' | 'row'>,
  { total }: Ledger,
): Promise<void> => {
  const [others] = await tx.query<{ planned: string }>(
    `select coalesce(sum(money), 0)::numeric(16,2)::text as planned from store.invoicing_plan where contract_id = $1 and id <> $2 and not is_cancel`,
    [row.contractId, row.id],
  )
  const left = subtract(total, others?.planned ?? '0.00')
  if (more(String(row.money), left)) throw invalid({ money: `计划合计超过合同额，最多还可计划 ${left} 元` })
}

/** Where the money is to come in: the account of the company's own title. */
const accountOf = async ({ tx }: Scene<'invoicingPlan'>, { selfCompany }: Ledger): Promise<string | null> => {
  const [seller] = await tx.query<{ account: string | null }>(
    `select account from store.invoicing_config where kind = '销方' and self_company = $1 and is_default and is_enable`,
    [selfCompany],
  )
  return seller?.account ?? null
}

export const invoicingPlanRemoving: Handler<'invoicingPlan'> = async ({ tx, row }) => {
  await lockLedger(tx, row.contractId)
  const [used] = await tx.query('select from store.invoicing where invoicing_plan_id = $1 limit 1', [row.id])
  if (used) throw conflict('该数据已被使用，无法删除')
}
