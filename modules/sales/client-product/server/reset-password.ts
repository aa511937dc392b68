import { today } from '@chengban/engine/clock.ts'
import { linkTo, notify } from '@chengban/engine/row/announce.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { newPassword } from '../../../projects/product-download/server/password.ts'
import { clientProduct } from '../client-product.entity.ts'

/**
 * Returns the new password once and stores it nowhere. The client's systems cannot be reached from here, so the person
 * responsible for the current maintenance is notified of the account to reset.
 */
export const clientProductResetPwd: Handler<'clientProduct'> = async ({ tx, row, writer }) => {
  const [period] = await tx.query<{ id: string }>('select id from app.maintenance_on($1, $2, $3)', [
    row.contractId,
    row.clientId,
    today(),
  ])
  const kept = period && (await findOne({ tx, writer }, 'maintenance', period.id))
  if (kept?.userId)
    await notify(tx, [
      {
        userId: kept.userId,
        senderId: writer.actor.userId || null,
        kind: '通知',
        title: `【客户产品】${row.name ?? ''}的账号${row.loginName ?? ''}需要重置初始密码`,
        module: clientProduct.name,
        relevanceId: row.id,
        link: linkTo(clientProduct, row.id),
      },
    ])
  return { password: newPassword(12) }
}
