import type { Handler } from '@chengban/engine/row/scene.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'

/** Codes of the product stay, and so does what a role or a person holds by name; bundles hold it by reference. */
export const operationRemoving: Handler<'operation'> = async ({ tx, row }) => {
  const [held] = await tx.query(
    `select from store.role_operation where code in ($1, '!' || $1)
     union all select from store."user" where operations ?| array[$1::text, '!' || $1] limit 1`,
    [row.id],
  )
  if (held) throw new Refusal('IN_USE', '该数据已被使用，无法删除')
}
