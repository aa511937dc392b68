import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { concernsAdministrators, keepAdministrator } from '../../role/server/administrators.ts'
import { demandGrantable, givenBetween } from '../../role/server/granting.ts'

/** Changing a bundle changes what the members of its roles may. */
export const permissionCheck: Handler<'permission'> = async ({ tx, writer, before, row }) => {
  const id = String(row.id)
  if (row.parentId && (await isBelow(tx, String(row.parentId), id))) throw invalid({ parentId: '上级不能是自身或下级' })
  const [was, now] = [before?.operationIds, row.operationIds].map((codes) => codes ?? [])
  // A new bundle grants nothing yet; an existing one may be granted to a role at the same moment
  if (!before || !was || !now) return
  await demandGrantable(tx, writer, givenBetween(was, now))
  const gone = was.filter((code) => !now.includes(code))
  if (!concernsAdministrators(gone)) return
  // taken out first, so that the database itself says who is left
  await tx.query('delete from store.permission_operation_ids where permission_id = $1 and operation_id = any ($2)', [
    id,
    gone,
  ])
  await keepAdministrator(tx)
}

/** Whether the bundle is the other one or any descendant of it. */
const isBelow = async (tx: Sql, id: string, above: string): Promise<boolean> => {
  const found = await tx.query(
    `with recursive up as (
       select p.id, p.parent_id from store.permission p where p.id = $1
       union select p.id, p.parent_id from store.permission p join up on p.id = up.parent_id
     ) select from up where id = $2`,
    [id, above],
  )
  return found.length > 0
}
