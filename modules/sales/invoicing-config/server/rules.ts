import type { Handler } from '@chengban/engine/row/scene.ts'
import { change } from '@chengban/engine/write/by-system.ts'
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
export const titleApproved: Handler<'invoicingConfig'> = async (scene) => {
  const { kind, clientId, isDefault, title, taxNo, bank, account, tel } = scene.row
  if (kind !== '购方' || !clientId || !isDefault) return
  await change(scene, 'client', clientId, (client) => ({
    account: title,
    accountId: taxNo ?? client.accountId,
    bank: bank ?? client.bank,
    accountNumber: account ?? client.accountNumber,
    telephone: tel ?? client.telephone,
  }))
}
