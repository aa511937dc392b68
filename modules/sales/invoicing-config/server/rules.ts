import type { Handler } from '@chengban/engine/row/scene.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { isCreditCode } from '../../client/credit-code.ts'

/** Before a title is stored: its tax number; sellers are written by those who manage titles and need no audit. */
export const checkTitle: Handler<'invoicingConfig'> = ({ row, before, writer }) => {
  if (typeof row.taxNo === 'string') {
    row.taxNo = row.taxNo.toUpperCase()
    if (!isCreditCode(String(row.taxNo))) throw invalid({ taxNo: '税号格式不正确' })
  }
  if (row.kind !== '销方') return
  if (!has(writer.actor.entries, 'invoicingConfig:manage')) throw forbidden()
  if (!before) row.status = '通过'
}

/** The title a client buys by is what its record tells. */
export const titleApproved: Handler<'invoicingConfig'> = async ({ tx, row }) => {
  if (row.kind !== '购方' || !row.clientId || !row.isDefault) return
  await tx.query(
    `update store.client set account = $2, account_id = coalesce($3, account_id), bank = coalesce($4, bank),
       account_number = coalesce($5, account_number), telephone = coalesce($6, telephone), version = version + 1 where id = $1`,
    [row.clientId, row.title, row.taxNo, row.bank, row.account, row.tel],
  )
}
