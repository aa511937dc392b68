import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { writeRecord } from '@chengban/engine/row/change-record.ts'
import { refusalOf } from '@chengban/engine/row/refusals.ts'
import { insertRow, lockRow, updateRow } from '@chengban/engine/row/rows.ts'
import { authorOf, type Values, type Writer } from '@chengban/engine/row/scene.ts'
import { searchColumns } from '@chengban/engine/row/search-columns.ts'
import { Problem } from '@chengban/kernel/kinds/face.ts'
import { readValue } from '@chengban/kernel/kinds/kinds.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { admin } from '../../admin/admin.entity.ts'

/** The account that comes with a new person, without a password yet; its name is the job number, while that is free. */
export const openAccount = async (tx: Sql, writer: Writer, user: Values): Promise<void> => {
  const now = clock.now().toISOString()
  const author = authorOf(writer)
  const parent = author ? await accountOf(tx, author) : undefined
  const row = {
    id: uuidv7(),
    name: await freeName(tx, String(user.jobNumber)),
    userId: user.id,
    roleId: user.roleId ?? null,
    parentId: parent?.id ?? null,
    creatorId: author,
    ...{ tzCreate: now, tzUpdate: now, version: 1 },
  }
  await insertRow(tx, writer.catalog, admin, row, searchColumns(admin, row))
  await writeRecord(tx, writer.actor.userId, admin, row.id, { action: '新建', changes: [] })
}

export const accountOf = async (tx: Sql, userId: string): Promise<{ id: string; name: string } | undefined> =>
  (await tx.query<{ id: string; name: string }>('select id, name from store.admin where user_id = $1', [userId]))[0]

/** A password made up for the account, to be changed at the first sign-in; given out here and never again. */
export const givePassword = async (
  tx: Sql,
  { services }: Writer,
  account: { id: string; name: string },
): Promise<string> => {
  const plain = services.randomPassword(account.name)
  await tx.query('update store.admin set password_hash = $2, must_change = true, tz_password = $3 where id = $1', [
    account.id,
    await services.hashPassword(plain),
    clock.now().toISOString(),
  ])
  return plain
}

/** Another user name; VALIDATION at `account` where it cannot be one or is taken. */
export const renameAccount = async (tx: Sql, writer: Writer, id: string, given: unknown): Promise<string> => {
  const name = readValue(given, admin.fields.name)
  if (name instanceof Problem) throw invalid({ account: name.message })
  const locked = await lockRow(tx, writer.catalog, admin, id)
  if (!locked || !name || name === locked.row.name) return String(locked?.row.name)
  const row = { ...locked.row, name, tzUpdate: clock.now().toISOString() }
  try {
    await updateRow(tx, writer.catalog, admin, row, ['name', 'tzUpdate'], searchColumns(admin, row))
  } catch (error) {
    const refusal = refusalOf(error, admin)
    throw refusal === error ? error : invalid({ account: '用户名已存在' })
  }
  const changes = [{ field: 'name', label: '用户名', old: String(locked.row.name), new: String(name) }]
  await writeRecord(tx, writer.actor.userId, admin, id, { action: '修改', changes })
  return String(name)
}

const freeName = async (tx: Sql, wanted: string): Promise<string> => {
  const taken = await tx.query<{ name: string }>('select name from store.admin where name like $1', [`${wanted}%`])
  const names = new Set(taken.map(({ name }) => name))
  for (let n = 1; ; n++) {
    const name = n === 1 ? wanted.slice(0, 32) : `${wanted.slice(0, 26)}.${n}`
    if (!names.has(name)) return name
  }
}
