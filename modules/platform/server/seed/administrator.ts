import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { into } from './rows.ts'

/** How passwords are made; `random` gets the account's name, which no password may contain. */
export interface Passwords {
  hash(plain: string): Promise<string>
  random(name: string): string
}

const account = 'admin'

/** The company's root and its first account, where there is no account at all; gives the password it made up, if any. */
export const addAdministrator = async (tx: Sql, passwords: Passwords, given?: string): Promise<string | null> => {
  const [known] = await tx.query('select from store.admin limit 1')
  if (known) return null
  const plain = given ?? passwords.random(account)
  const [departmentId, userId] = [uuidv7(), uuidv7()]
  const roleIds = await tx.query<{ id: string }>(
    `select id from store.role where name in ('系统管理员', '员工') order by sort`,
  )
  const roleId = roleIds[0]?.id ?? null
  await into(tx, 'department').insert([{ id: departmentId, name: '公司本部', sort: 0 }])
  await into(tx, 'user').insert([
    {
      id: userId,
      name: '管理员',
      jobNumber: '0001',
      departmentId,
      position: '系统管理员',
      roleId,
      status: '在职',
      isFormal: true,
    },
  ])
  await into(tx, 'userRole').insert(
    roleIds.map(({ id }, index) => ({ id: uuidv7(), userId, roleId: id, isMain: index === 0 })),
  )
  await into(tx, 'admin').insert([
    {
      id: uuidv7(),
      name: account,
      userId,
      roleId,
      passwordHash: await passwords.hash(plain),
      mustChange: given === undefined,
      tzPassword: clock.now().toISOString(),
    },
  ])
  return given === undefined ? plain : null
}
