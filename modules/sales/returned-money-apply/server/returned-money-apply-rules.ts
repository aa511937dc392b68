import { clock, today } from '@chengban/engine/clock.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { tellPeople } from '@chengban/engine/row/tell-people.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { add, addAll, compare, subtract } from '@chengban/kernel/decimal.ts'
import { conflict, forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { isInForce, type Ledger, lockLedger, more } from '../../contract/server/ledger.ts'

interface Line {
  readonly kind: string
  readonly money: string
  readonly date: string
}

const linesOf = ({ row }: Scene<'returnedMoneyApply'>): readonly Line[] => row.detail ?? []
const moneyOf = (scene: Scene<'returnedMoneyApply'>): string => addAll(linesOf(scene).map(({ money }) => money))

/** Before an application is stored: its lines, and a contract whose money its writer reads. */
export const returnedMoneyApplyCheck: Handler<'returnedMoneyApply'> = async (scene) => {
  const { tx, row, before } = scene
  const lines = linesOf(scene)
  const errors = Object.fromEntries(lines.flatMap((line, index) => faultsOf(line, `detail.${index}`)))
  if (Object.keys(errors).length) throw invalid(errors)
  if (new Set(lines.map(({ kind }) => kind === '退款')).size > 1) throw invalid({ detail: '退款须单独登记' })
  if (before?.contractId === row.contractId) return
  const [contract] = await tx.query<{ parent: string | null; reads: boolean }>(
    'select parent_id as parent, money is not null as reads from public.contract where id = $1',
    [row.contractId],
  )
  if (contract?.parent) throw invalid({ contractId: '补充协议并入主合同，请选择主合同' })
  if (!contract?.reads) throw forbidden()
}

const faultsOf = ({ kind, money, date }: Line, at: string): [string, string][] => {
  const sign = compare(money, '0')
  if (sign === 0) return [[`${at}.money`, '金额不能为0']]
  if (kind === '退款' && sign > 0) return [[`${at}.money`, '退款金额应为负数']]
  if (kind !== '退款' && sign < 0) return [[`${at}.money`, '金额必须大于0']]
  return date > today() ? [[`${at}.date`, '到账日期不能晚于今天']] : []
}

/** The row of the ledger that the contract has. */
export const returnedMoneyApplyLedger: Handler<'returnedMoneyApply'> = async ({ tx, row }) => {
  const [found] = await tx.query<{ id: string }>('select id from store.returned_money where contract_id = $1', [
    row.contractId,
  ])
  return found?.id ?? null
}

/** Handed in: with all that waits there must still be room. */
export const returnedMoneyApplySubmit: Handler<'returnedMoneyApply'> = async (scene) => {
  const ledger = await lockLedger(scene.tx, scene.row.contractId)
  const money = moneyOf(scene)
  if (!isInForce(ledger)) throw conflict('合同未生效，不能登记回款')
  if (ledger.free) throw conflict('免费合同无需回款')
  const pending = more(money, '0') ? ledger.pendingReceipts : ledger.pendingRefunds
  refuseBeyond(ledger, money, pending)
  const all = add(add(ledger.received, ledger.pendingReceipts), money)
  if (ledger.stage === '已终止' && more(money, '0') && more(all, ledger.invoiced))
    throw conflict('合同已终止，只能登记已开票部分')
}

/** Confirmed: what waits elsewhere has no claim yet. */
export const returnedMoneyApplyApprove: Handler<'returnedMoneyApply'> = async (scene) => {
  const ledger = await lockLedger(scene.tx, scene.row.contractId)
  refuseBeyond(ledger, moneyOf(scene), '0.00')
  scene.row.tzAudit = clock.now().toISOString()
}

const refuseBeyond = ({ total, received }: Ledger, money: string, pending: string): void => {
  const standing = add(received, pending)
  const after = add(standing, money)
  if (more(money, '0') && more(after, total))
    throw invalid({ detail: `回款合计超过合同额，最多还可登记 ${subtract(total, standing)} 元` })
  if (more('0', after)) throw invalid({ detail: `退款不能超过已回款 ${standing} 元` })
}

/** A receipt shows that the debt is not lost. */
export const returnedMoneyApplyApproved: Handler<'returnedMoneyApply'> = async (scene) => {
  const { tx, row } = scene
  const { total, received } = await lockLedger(tx, row.contractId)
  const isPaid = compare(add(received, moneyOf(scene)), total) === 0
  const retired = clock.now().toISOString()
  await change(scene, 'returnedMoney', { contractId: row.contractId }, ({ isFollow, tzRetire }) => ({
    isBadDebt: false,
    tzRetire: isPaid ? (tzRetire ?? retired) : isFollow ? null : tzRetire,
  }))
  await tellPrincipals(scene)
}

/** Who leads the projects of the contract hears that money came, not how much. */
const tellPrincipals = async (scene: Scene<'returnedMoneyApply'>): Promise<void> => {
  const { tx, row, writer } = scene
  if (!more(String(row.money), '0')) return
  const people = await tx.query<{ id: string }>(
    `select distinct principal_id as id from store.project
     where contract_id = $1 and project_status not in ('已结束', '终止') and principal_id <> $2`,
    [row.contractId, writer.actor.userId],
  )
  const contract = writer.catalog.entity('contract')
  const ids = people.map(({ id }) => id)
  await tellPeople(scene, ids, `【回款】${row.name}有回款到账`, contract, row.contractId)
}

export const returnedMoneyApplyVoid: Handler<'returnedMoneyApply'> = async (scene) => {
  const { total, received } = await lockLedger(scene.tx, scene.row.contractId)
  const after = subtract(received, moneyOf(scene))
  if (more('0', after)) throw conflict('作废后已回款为负')
  if (more(after, total)) throw conflict('作废后已回款超过合同额')
}

/** Resumes following the receivable after a receipt was voided. */
export const returnedMoneyApplyVoided: Handler<'returnedMoneyApply'> = async (scene) => {
  const { contractId } = scene.row
  await change(scene, 'returnedMoney', { contractId, isFollow: true, isBadDebt: false }, { tzRetire: null })
}
