import type { Handler } from '@chengban/engine/row/scene.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { isCodeUsed } from '../../dict/server/used.ts'

/** Types that the product declares stay, and so do those whose codes records hold. */
export const dictTypeRemoving: Handler<'dictType'> = async ({ tx, writer, row }) => {
  if (await isCodeUsed(tx, writer.catalog, String(row.id), null))
    throw new Refusal('IN_USE', '该数据已被使用，无法删除')
}
