import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Values } from '@chengban/engine/row/scene.ts'

/** The enabled head of the person's department, unless that is the person. */
export const headOf = async (tx: Sql, user: Values): Promise<string | null> => {
  const [head] = await tx.query<{ id: string }>(
    `select u.id from store.department d join store."user" u on u.id = d.leader_id and u.is_enable
     where d.id = $1 and u.id <> $2`,
    [user.departmentId, user.id],
  )
  return head?.id ?? null
}
