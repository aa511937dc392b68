import type { Handler } from '@chengban/engine/row/scene.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden } from '@chengban/kernel/refusal.ts'
import { checkTaxNumber } from '../../client/server/tax-number.ts'

/** Before a title is stored: its tax number; sellers are written by those who manage titles and need no audit. */
export const invoicingConfigCheck: Handler<'invoicingConfig'> = (scene) => {
  const { row, before, writer } = scene
  checkTaxNumber(scene, 'taxNo')
  if (row.kind !== '销方') return
  if (!has(writer.actor.entries, 'invoicingConfig:manage')) throw forbidden()
  if (!before) row.status = '通过'
}

/** The title a client buys by is what its record tells. */
export const invoicingConfigApproved: Handler<'invoicingConfig'> = async (scene) => {
  const { kind, clientId, isDefault, title, taxNo, confirmTaxNo, bank, account, tel } = scene.row
  if (kind !== '购方' || !clientId || !isDefault) return
  await change(scene, 'client', clientId, (client) => ({
    account: title,
    ...(taxNo ? { accountId: taxNo, confirmTaxNo } : {}),
    bank: bank ?? client.bank,
    accountNumber: account ?? client.accountNumber,
    telephone: tel ?? client.telephone,
  }))
}
