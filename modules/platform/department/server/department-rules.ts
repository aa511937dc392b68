import { lock } from '@chengban/engine/db/locks.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'

/** Names apart under one parent, also under none; nobody is left behind in a department that closes. */
export const departmentCheck: Handler<'department'> = async (scene) => {
  const { tx, before, row } = scene
  if (!before || before.parentId !== row.parentId || before.name !== row.name) {
    await lock(tx, 'departments')
    await checkName(scene)
  }
  if (before?.isEnable && !row.isEnable && (await isPeopled(tx, row.id, true))) throw peopled()
}

export const departmentRemoving: Handler<'department'> = async ({ tx, row }) => {
  await lock(tx, 'departments')
  if (await isPeopled(tx, row.id, false)) throw peopled()
}

const peopled = () => conflict('部门下仍有人员或子部门')

const checkName = async ({ tx, row }: Scene<'department'>): Promise<void> => {
  const same = await tx.query(
    'select from store.department where name = $1 and parent_id is not distinct from $2 and id <> $3 limit 1',
    [row.name, row.parentId ?? null, row.id],
  )
  if (same.length) throw invalid({ name: '同级部门名称已存在' })
}

/** Enabled people of it, or departments below (the enabled ones alone where asked). */
const isPeopled = async (tx: Sql, id: unknown, onlyEnabled: boolean): Promise<boolean> => {
  const found = await tx.query(
    `select from store."user" where department_id = $1 and is_enable
     union all select from store.department where parent_id = $1 and (is_enable or not $2) limit 1`,
    [id, onlyEnabled],
  )
  return found.length > 0
}
