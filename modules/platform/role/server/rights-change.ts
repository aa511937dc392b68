import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { announce } from '@chengban/engine/row/announce.ts'
import { type Change, writeRecord } from '@chengban/engine/row/change-record.ts'
import type { Values, Writer } from '@chengban/engine/row/scene.ts'
import { role } from '../role.entity.ts'
import type { RoleRights } from './held.ts'
import type { Pending } from './pending.ts'

interface RightsChange {
  readonly action: string
  readonly before: RoleRights
  readonly after: RoleRights
  readonly remark?: string | null
  readonly opinion?: string | null
  readonly pending: Pending | null
}

/** Keeps what waits, raises the role's version and leaves the record; gives the version. Nothing changed: nothing done. */
export const tellRights = async (tx: Sql, writer: Writer, row: Values, told: RightsChange): Promise<number> => {
  const changes = [
    change('permissions', '权限包', told.before.permissions, told.after.permissions),
    change('operations', '操作码', told.before.operations, told.after.operations),
  ].filter((one) => one.old !== one.new)
  const wasPending = row.pending !== null && row.pending !== undefined
  if (changes.length === 0 && !wasPending) return Number(row.version)
  const id = String(row.id)
  const version = Number(row.version) + 1
  await tx.query('update store.role set version = $2, tz_update = $3, pending = $4 where id = $1', [
    id,
    version,
    clock.now().toISOString(),
    told.pending && JSON.stringify(told.pending),
  ])
  const { action, remark, opinion = null } = told
  await writeRecord(tx, writer.actor.userId, role, id, {
    action,
    ...(remark ? { note: remark } : {}),
    opinion,
    changes,
  })
  await announce(tx, role, id)
  return version
}

/** What a role holds is read by those who manage roles alone. */
const change = (field: string, label: string, before: readonly string[], after: readonly string[]): Change => ({
  field,
  label,
  old: [...before].sort().join('、'),
  new: [...after].sort().join('、'),
  secret: 'role:manage',
})
