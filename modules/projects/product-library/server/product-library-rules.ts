import type { Handler } from '@chengban/engine/row/scene.ts'
import { conflict } from '@chengban/kernel/refusal.ts'

/** A product is not put away while something of it is being built. */
export const productLibraryCheck: Handler<'productLibrary'> = async ({ tx, before, row }) => {
  if (!before?.isEnable || row.isEnable) return
  const open = await tx.query(
    `select from store.product_library_version
     where product_library_id = $1 and stage in ('研发中', '测试中', '待发布') limit 1`,
    [row.id],
  )
  if (open.length) throw conflict('还有未完成的版本')
}
