import { clock } from '@chengban/engine/clock.ts'
import type { Handler } from '@chengban/engine/write/scene.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'

/** Only what was released is given out. */
export const checkDownload: Handler<'productDownload'> = async ({ tx, before, row }) => {
  if (before) return
  const found = await tx.query(`select from store.product_library_version where id = $1 and stage = '已发布'`, [
    row.productLibraryVersionId,
  ])
  if (found.length === 0) throw invalid({ productLibraryVersionId: '该版本未发布' })
}

/** So often and so long as the product allows at this moment. */
export const passDownload: Handler<'productDownload'> = async ({ tx, row }) => {
  const [product] = await tx.query<{ config: { validDays: number; maxTimes: number } }>(
    `select p.download_config as config from store.product_library_version v
       join store.product_library p on p.id = v.product_library_id where v.id = $1`,
    [row.productLibraryVersionId],
  )
  if (!product) throw conflict('该版本未发布')
  row.maxTimes = product.config.maxTimes
  row.tzExpire = new Date(clock.now().getTime() + product.config.validDays * 86_400_000).toISOString()
}
