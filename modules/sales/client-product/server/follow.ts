import type { CallHandler } from '@chengban/engine/call.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { make } from '@chengban/engine/write/move.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden, invalid, notFound, Refusal } from '@chengban/kernel/refusal.ts'
import { productLibrary } from '../../../projects/product-library/product-library.entity.ts'
import { client } from '../../client/client.entity.ts'
import type { changeFollow } from '../change-follow.call.ts'
import { clientProduct } from '../client-product.entity.ts'

/** The row's own act; a row that is not there yet is made first. */
export const changeProductFollow: CallHandler<typeof changeFollow> = async (engine, input) => {
  const { isFollow, reason, version } = input
  const { userId, entries } = engine.writer.actor
  if (!input.id && !(input.clientId && input.productLibraryId)) throw invalid({ id: '请选择客户产品' })
  if (!isFollow && !reason?.trim()) throw new Refusal('VALIDATION', '请填写不再跟进的原因')
  if (!input.id) {
    const owner = await engine.detail(client, input.clientId ?? '')
    if (![owner.userId, owner.helperId].includes(userId) && !has(entries, 'client:manage')) throw forbidden()
    await engine.detail(productLibrary, input.productLibraryId ?? '')
  }
  return engine.write(clientProduct, async (tx) => {
    const within = { tx, writer: engine.writer }
    const at = { clientId: input.clientId ?? '', productLibraryId: input.productLibraryId ?? '' }
    const id = input.id ?? (await findOne(within, 'clientProduct', at))?.id
    if (!id && !isFollow) throw notFound()
    const made = id ?? (await addRow(within, 'clientProduct', { ...at, state: '意向' }))
    const sent = { id: made, version: version ?? undefined, isFollow, opinion: reason ?? undefined }
    await make(tx, engine.writer, clientProduct, 'changeFollow', sent)
    return { id: made, isFollow }
  })
}
