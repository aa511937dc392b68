import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { subtract } from '@chengban/kernel/decimal.ts'
import { conflict, invalid, Refusal } from '@chengban/kernel/refusal.ts'
import { more } from '../../contract/server/ledger.ts'
import { withoutTax } from '../amount.ts'

type Flushing = Pick<Scene<'invoicing', 'flushRed'>, 'row' | 'asked'>

/** What has been issued, and not been taken back yet, may be; the row is locked. */
export const invoicingFlushable: Handler<'invoicing', 'flushRed'> = ({ row, asked }) => {
  if (row.isRed) throw new Refusal('VALIDATION', '红字发票不能再红冲')
  if (!['已开票', '部分红冲', '已红冲'].includes(row.status)) throw conflict('未开票的申请不能红冲，请撤回或作废')
  const left = leftOf(row)
  if (!more(left, '0')) throw conflict('该发票已全部红冲或红冲中')
  const money = moneyOf({ row, asked })
  if (!more(money, '0')) throw invalid({ money: '红冲金额必须大于0' })
  if (more(money, left)) throw invalid({ money: `红冲金额超过可红冲金额 ${left} 元` })
}

const leftOf = ({ money, flushedMoney, flushingMoney }: Flushing['row']): string =>
  subtract(subtract(money, flushedMoney ?? '0.00'), flushingMoney ?? '0.00')

const moneyOf = ({ row, asked }: Flushing): string => asked.money ?? leftOf(row)

/** The red row is handed in by its own move, so that its rules and its approvers are those of any. */
export const invoicingFlushRed: Handler<'invoicing', 'flushRed'> = async (scene) => {
  const { row, asked, writer } = scene
  const money = subtract('0.00', moneyOf(scene))
  const { contractId, invoicingPlanId, sellerId, buyerId, sellerTitle, buyerTitle, type, item, taxRate } = row
  const id = await addRow(scene, 'invoicing', {
    ...{ contractId, invoicingPlanId, sellerId, buyerId, sellerTitle, buyerTitle, type, item, taxRate },
    ...{ isOther: row.isOther, otherReason: row.otherReason, email: row.email },
    isRed: true,
    blueId: row.id,
    money,
    amountNoTax: withoutTax(money, taxRate),
    reason: asked.reason,
    isUsed: asked.isUsed ?? false,
    remark: asked.remark,
    file: asked.file ?? [],
    initiator: writer.actor.userId,
  })
  const status = await moveBySystem(scene, 'invoicing', 'submit', id)
  const red = await findOne(scene, 'invoicing', id)
  return { id, applyNumber: red?.applyNumber, money, status, left: subtract(leftOf(row), moneyOf(scene)) }
}
