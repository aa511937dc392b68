import type { CallHandler } from '@chengban/engine/call.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { make } from '@chengban/engine/write/move.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import { productLibraryVersion } from '../product-library-version.entity.ts'
import type { release } from '../release.call.ts'
import { peopleBelow } from './product-library-version-rules.ts'

export const releaseVersion: CallHandler<typeof release> = (engine, { id, version, releaseNote }) => {
  if (!isUuid(id)) throw notFound()
  const { writer } = engine
  return engine.write(productLibraryVersion, async (tx) => {
    const note = releaseNote ? { releaseNote } : {}
    const { told } = await make(tx, writer, productLibraryVersion, 'release', { id, version, ...note })
    const row = await findOne({ tx, writer }, 'productLibraryVersion', id)
    const product = row && (await findOne({ tx, writer }, 'productLibrary', row.productLibraryId))
    if (!row || !product) throw notFound()
    const heard = new Set([...told, ...(await peopleBelow(tx, row))])
    heard.delete(writer.actor.userId)
    return { id, stage: row.stage, currentVersionId: product.currentVersionId, notified: heard.size }
  })
}
