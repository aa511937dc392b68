import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid, Refusal } from '@chengban/kernel/refusal.ts'
import { isCodeUsed } from './used.ts'

/** A code that records hold stays; a type has one default, the last one set. */
export const dictCheck: Handler<'dict'> = async ({ tx, writer, before, row }) => {
  const type = String(row.dictTypeId)
  if (before && before.code !== row.code && (await isCodeUsed(tx, writer.catalog, type, String(before.code))))
    throw invalid({ code: '编码已被使用，不能修改' })
  if (!row.isDefault || before?.isDefault) return
  await tx.query('update store.dict set is_default = false where dict_type_id = $1 and is_default and id <> $2', [
    type,
    row.id,
  ])
}

export const dictRemoving: Handler<'dict'> = async ({ tx, writer, row }) => {
  if (await isCodeUsed(tx, writer.catalog, String(row.dictTypeId), String(row.code)))
    throw new Refusal('IN_USE', '该数据已被使用，无法删除')
}
