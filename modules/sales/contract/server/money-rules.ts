import { clock } from '@chengban/engine/clock.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { addDays, addMonths } from '@chengban/kernel/days.ts'
import { add, compare, subtract } from '@chengban/kernel/decimal.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { isInForce, limitUnder, lockLedger, readLedger, totalWith } from './ledger.ts'
import { owedAgain } from './owed-again.ts'

/** At approval the new money must leave room for what has come in and was invoiced. The root is locked. */
export const contractApprove: Handler<'contract'> = async (scene) => {
  const { tx, row, before } = scene
  const ledger = await readLedger(tx, row.parentId ?? row.id)
  const counted = before?.status === '变更中' ? String(before.money) : '0.00'
  if (!isInForce(ledger) && row.parentId) throw conflict('主合同未生效或已结束')
  const limit = limitUnder(ledger, totalWith(ledger, counted, String(row.money)))
  if (limit === ledger.limit) return
  if (row.parentId) await change(scene, 'contract', ledger.id, { invoiceLimit: limit })
  else row.invoiceLimit = limit
}

const live = `not in ('草稿', '驳回', '已撤回', '已作废', '已失效')`

/** A root whose money has moved is not voided; a supplement only where the rest still covers it. */
export const contractVoid: Handler<'contract'> = async ({ tx, row }) => {
  const ledger = await readLedger(tx, row.parentId ?? row.id)
  if (row.parentId) {
    limitUnder(ledger, subtract(ledger.total, String(row.money)), '作废后合同额低于已回款或已开票，不能作废')
    return
  }
  const [used] = await tx.query(
    `select from store.returned_money_apply where contract_id = $1 and status ${live}
     union all select from store.invoicing where contract_id = $1 and status ${live}
     union all select from store.contract where parent_id = $1 and status ${live} limit 1`,
    [row.id],
  )
  if (used) throw conflict('合同已有回款、开票或补充协议，不能作废')
  const [begun] = await tx.query(
    `select from store.project where contract_id = $1 and project_status not in ('立项草稿', '驳回', '终止') limit 1`,
    [row.id],
  )
  if (begun) throw conflict('合同已立项，不能作废')
}

/** Terminates a voided contract; a root's plan lines are cancelled and its receivable is retired. */
export const contractVoided: Handler<'contract'> = async (scene) => {
  const { row } = scene
  row.stage = '已终止'
  if (row.parentId) {
    // what took from its root owes that again
    if (compare(String(row.money ?? '0'), '0') < 0) await owedAgain(scene)
    return
  }
  await change(scene, 'invoicingPlan', { contractId: row.id }, { isCancel: true })
  const retired = { tzRetire: clock.now().toISOString(), isFollow: false }
  await change(scene, 'returnedMoney', { contractId: row.id }, retired)
}

/** A root that is paid for has one row in the ledger of receipts, from its first approval on. */
export const openReturnedMoney = async (scene: Scene<'contract'>): Promise<void> => {
  const { id, free, area } = scene.row
  if (!free) await addRow(scene, 'returnedMoney', { contractId: id, area })
}

/** Makes the acceptance payment due and starts the free maintenance. */
export const contractAccepted: Handler<'contract'> = async (scene) => {
  const { row } = scene
  await change(scene, 'invoicingPlan', { contractId: row.id, type: '验收款' }, { isDue: true })
  const months = Number(row.maintainMonths ?? 0)
  if (!row.needMaintain || months <= 0) return
  const dtStart = String(row.dtAccept)
  const dtEnd = addDays(addMonths(dtStart, months), -1)
  await addRow(scene, 'maintenance', { contractId: row.id, dtStart, dtEnd, isFree: true, userId: row.initiator })
}

/** All paid, all invoiced. */
export const contractFinish: Handler<'contract'> = async ({ tx, row }) => {
  const { total, received, invoiced } = await lockLedger(tx, row.id)
  const unpaid = subtract(total, received)
  if (compare(unpaid, '0') !== 0) throw conflict(`尚有未回款 ${unpaid} 元`)
  const open = subtract(total, invoiced)
  if (row.invoice && !row.invoiceIgnore && compare(open, '0') !== 0) throw conflict(`尚有未开票 ${open} 元`)
}

export const contractTerminate: Handler<'contract'> = async ({ tx, row, opinion }) => {
  if (!opinion) throw invalid({ opinion: '请填写终止原因' })
  await lockLedger(tx, row.parentId ?? row.id)
  const [pending] = await tx.query(
    `select from store.invoicing where contract_id = $1 and status in ('待审核', '待对方确认', '待开票') limit 1`,
    [row.id],
  )
  if (pending) throw conflict('有审核中的开票，不能终止')
}

/** What of its plan was not invoiced is not owed any more. */
export const contractTerminated: Handler<'contract'> = async (scene) => {
  if (scene.row.parentId) return
  await change(scene, 'invoicingPlan', { contractId: scene.row.id, isCancel: false }, (line) => {
    const used = add(String(line.invoicedMoney), String(line.reservedMoney))
    if (compare(used, String(line.money)) >= 0) return undefined
    return compare(used, '0') === 0 ? { isCancel: true } : { money: used }
  })
}
