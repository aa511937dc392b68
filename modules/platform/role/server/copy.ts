import type { CallHandler } from '@chengban/engine/call.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { lockRow } from '@chengban/engine/row/rows.ts'
import { create } from '@chengban/engine/write/save.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import type { copyRole } from '../copy.call.ts'
import { role } from '../role.entity.ts'
import { demandGrantable, entriesOfRoles } from './granting.ts'
import { heldBy, replaceHeld } from './held.ts'
import { tellRights } from './rights-change.ts'

const nothing = { permissions: [], operations: [] }

/**
 * Nobody gives what they do not have, by copying neither. The copy has no members, so nothing of it waits for a second
 * person; what waits for one at the original is not copied.
 */
export const copyRoleOf: CallHandler<typeof copyRole> = (engine, { id, name }) => {
  if (!isUuid(String(id))) throw notFound()
  return engine.write(role, async (tx) => {
    const { writer } = engine
    const locked = await lockRow(tx, writer.catalog, role, String(id))
    if (!locked?.seen) throw notFound()
    const { duty, userGroup, tag, sort } = locked.row
    const called = name ? String(name) : await freeName(tx, String(locked.row.name))
    const copyId = await create(tx, writer, role, { name: called, duty, userGroup, tag, sort })
    const held = await heldBy(tx, String(id))
    await replaceHeld(tx, copyId, held, writer.actor.userId)
    await demandGrantable(tx, writer, await entriesOfRoles(tx, [copyId]))
    const made = await lockRow(tx, writer.catalog, role, copyId)
    const remark = `复制自 ${String(locked.row.name)}`
    if (made)
      await tellRights(tx, writer, made.row, {
        action: '设置权限',
        before: nothing,
        after: held,
        remark,
        pending: null,
      })
    return { id: copyId, name: called }
  })
}

/** `销售 副本`, then `销售 副本2`. */
const freeName = async (tx: Sql, name: string): Promise<string> => {
  const taken = await tx.query<{ name: string }>('select name from store.role where name like $1', [`${name} 副本%`])
  const names = new Set(taken.map((one) => one.name))
  for (let n = 1; ; n++) {
    const wanted = `${name} 副本${n === 1 ? '' : n}`
    if (!names.has(wanted)) return wanted
  }
}
