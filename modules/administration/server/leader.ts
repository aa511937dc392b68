import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'

/**
 * Returns the nearest head above the row's person, other than that person; above the named department while there is no
 * person.
 */
export const administrationLeader: Handler = ({ tx, row }) =>
  nearestHead(tx, row.userId ?? null, row.departmentId ?? null)

export const nearestHead = async (tx: Sql, userId: unknown, departmentId: unknown = null): Promise<string | null> => {
  const [found] = await tx.query<{ id: string }>(
    `with recursive above as (
       select d.id, d.parent_id, d.leader_id, 1 as tier from store.department d
       where d.id = coalesce((select u.department_id from store."user" u where u.id = $1), $2)
       union all
       select d.id, d.parent_id, d.leader_id, above.tier + 1 from store.department d join above on d.id = above.parent_id
       where above.tier < 6
     )
     select leader_id as id from above where leader_id is not null and leader_id is distinct from $1 order by tier limit 1`,
    [userId, departmentId],
  )
  return found?.id ?? null
}
