import type { CallHandler } from '@chengban/engine/call.ts'
import { clock, today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { findByOperation } from '../find-user-id-by-operation-code.call.ts'
import type { findByPermission } from '../find-user-id-by-permission-code.call.ts'

type FoundIds = readonly { readonly id: string }[]
const idsOf = (found: FoundIds): { nodes: string[] } => ({ nodes: found.map(({ id }) => id) })

const demandKnown = async (
  tx: Sql,
  table: 'operation' | 'permission',
  code: unknown,
  message: string,
): Promise<void> => {
  const known = await tx.query(`select from store.${table} where id = $1`, [code])
  if (known.length === 0) throw invalid({ code: message })
}

/** Enabled people with a role in force that has the bundle. */
export const findByPermissionCode: CallHandler<typeof findByPermission> = (engine, { code }) =>
  engine.asHouse('ids of people who hold a right', async (tx) => {
    await demandKnown(tx, 'permission', code, '权限编码不存在')
    return idsOf(
      await tx.query(
        `select u.id from store."user" u where u.is_enable and exists (
           select from store.user_role ur join store.role r on r.id = ur.role_id and r.is_enable
             join store.role_permission rp on rp.role_id = r.id and rp.permission_id = $1
           where ur.user_id = u.id and $2::date between coalesce(ur.tz_start, '-infinity') and coalesce(ur.tz_end, 'infinity'))
         order by u.sort, u.group_sort, u.job_number`,
        [code, today()],
      ),
    )
  })

/** Enabled people who hold the code, wildcards and negations counted; of a department and those below it. */
export const findByOperationCode: CallHandler<typeof findByOperation> = (engine, { code, departmentId }) =>
  engine.asHouse('ids of people who hold a right', async (tx) => {
    await demandKnown(tx, 'operation', code, '操作码不存在')
    if (departmentId && !isUuid(String(departmentId))) throw invalid({ departmentId: '部门不存在' })
    return idsOf(
      await tx.query(
        `with recursive below as (
           select d.id from store.department d where d.id = $3::uuid
           union select d.id from store.department d join below on d.parent_id = below.id
         )
         select u.id from app.holders_of($1, $2) h (id) join store."user" u on u.id = h.id
         where $3::uuid is null or u.department_id in (select id from below) order by u.sort, u.group_sort, u.job_number`,
        [code, clock.now().toISOString(), departmentId ?? null],
      ),
    )
  })
