import { clock } from '@chengban/engine/clock.ts'
import { changedNames } from '@chengban/engine/row/changed.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { add, subtract } from '@chengban/kernel/decimal.ts'
import { conflict, forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import { isInForce, type Ledger, lockLedger, more } from '../../contract/server/ledger.ts'
import { withoutTax } from '../amount.ts'
import { refuseBesideContract } from './beside-contract.ts'
import { checkTitles, freezeTitles } from './titles.ts'

const editable = ['草稿', '驳回', '已撤回']
const always = new Set(['email', 'remark', 'tzUpdate'])

/** Before an application is stored: that its parts belong together. */
export const invoicingCheck: Handler<'invoicing'> = async (scene) => {
  const { tx, row, before } = scene
  if (before && !editable.includes(String(before.status))) {
    const changed = changedNames(before, row)
    if (changed.some((name) => !always.has(name))) throw conflict('当前状态不可修改')
    return
  }
  if (row.isRed) return refuseRedEdit(scene)
  await checkTitles(scene)
  if (row.isOther && (row.contractId || row.invoicingPlanId)) throw invalid({ contractId: '其他开票不能选择合同' })
  if (row.isOther) await refuseBesideContract(scene)
  if (!row.contractId) return
  const [contract] = await tx.query<{ parent: string | null; reads: boolean }>(
    'select parent_id as parent, money is not null as reads from public.contract where id = $1',
    [row.contractId],
  )
  if (contract?.parent) throw invalid({ contractId: '补充协议并入主合同，请选择主合同' })
  if (contract && !contract.reads) throw forbidden()
  if (row.invoicingPlanId) await planOf(scene)
}

const ofRed = new Set([...always, 'money', 'amountNoTax'])

/**
 * Refuses changes to a returned red row except its sum, which must not exceed the rest of its invoice; all else is
 * copied from the invoice.
 */
const refuseRedEdit = (scene: Scene<'invoicing'>): Promise<void> => {
  const { before, row } = scene
  if (before && changedNames(before, row).some((name) => !ofRed.has(name))) throw conflict('当前状态不可修改')
  return refuseFlush(scene)
}

export const invoicingAmountNoTax: Handler<'invoicing'> = ({ row }) =>
  withoutTax(String(row.money ?? '0'), String(row.taxRate ?? '0'))

interface PlanLine {
  readonly contract_id: string
  readonly is_cancel: boolean
  readonly left: string
}

/** The line, locked after its contract, as moves lock them. A change of a draft has locked the invoice before both. */
const planOf = async ({ tx, row }: Scene<'invoicing'>): Promise<PlanLine> => {
  await tx.query('select from store.contract where id = $1 for no key update', [row.contractId])
  const [plan] = await tx.query<PlanLine>(
    `select contract_id, is_cancel, (money - invoiced_money - reserved_money)::text as left from store.invoicing_plan where id = $1 for no key update`,
    [row.invoicingPlanId],
  )
  if (!plan || plan.contract_id !== row.contractId || plan.is_cancel)
    throw invalid({ invoicingPlanId: '开票计划不属于该合同或已取消' })
  return plan
}

/** Handed in: the titles are frozen and the amount is held against the contract, or against the invoice it flushes. */
export const invoicingSubmit: Handler<'invoicing'> = async (scene) => {
  const { row } = scene
  const ledger = row.contractId ? await lockLedger(scene.tx, row.contractId) : undefined
  if (row.isRed) await refuseFlush(scene)
  else {
    if (ledger) await refuseBeyond(scene, ledger, ledger.balance)
    if (row.invoicingPlanId) {
      const { left } = await planOf(scene)
      if (more(String(row.money), left)) throw invalid({ money: `超过计划行未开金额 ${left} 元` })
    }
    if (row.isOther) await refuseBesideContract(scene)
    await freezeTitles(scene)
  }
  row.tzSubmit = clock.now().toISOString()
  row.opinion = null
}

const refuseBeyond = async ({ row }: Scene<'invoicing'>, ledger: Ledger, balance: string): Promise<void> => {
  if (!isInForce(ledger)) throw conflict('合同未通过审核，不能开票')
  if (['已终止', '已归档'].includes(ledger.stage)) throw conflict('合同已终止，不能开票')
  if (ledger.free) throw conflict('免费合同不能开票')
  if (more(String(row.money), balance)) throw invalid({ money: `开票金额超过可开余额 ${balance} 元` })
}

/** Refuses a red row above the rest of its invoice, after other pending red rows. */
const refuseFlush = async ({ tx, row }: Scene<'invoicing'>): Promise<void> => {
  const [blue] = await tx.query<{ left: string }>(
    `select (money - flushed_money - flushing_money)::text as left from store.invoicing where id = $1 for no key update`,
    [row.blueId],
  )
  const money = subtract('0', String(row.money))
  if (!blue || more(money, blue.left)) throw invalid({ money: `红冲金额超过可红冲金额 ${blue?.left ?? '0.00'} 元` })
}

/** Agreed: the contract may have ended, or its total fallen, since. The row's own reserve is counted once. */
export const invoicingAudit: Handler<'invoicing'> = async (scene) => {
  const { row, tx } = scene
  const ledger = row.contractId ? await lockLedger(tx, row.contractId) : undefined
  if (ledger && !row.isRed) await refuseBeyond(scene, ledger, add(ledger.balance, String(row.money)))
  invoicingDecided(scene)
  if (row.isRed && row.isUsed) await giveTime(scene)
}

/** The buyer confirms within the hours configured. */
const giveTime = async (scene: Scene<'invoicing'>): Promise<void> => {
  const hours = await settingOf(scene.tx, 'invoicing.redConfirmHours')
  scene.row.tzConfirmEnd = new Date(clock.now().getTime() + hours * 3_600_000).toISOString()
}

export const invoicingDecided = ({ row, writer, opinion }: Scene<'invoicing'>): void => {
  row.auditorId = writer.actor.userId
  row.opinion = opinion
}
