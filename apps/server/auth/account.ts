import type { Sql } from '@chengban/engine/db/sql.ts'

// Decision 009: admin.role and admin.parent are roleId and parentId

/** An account with what its person's state says about signing in. */
export interface Account {
  id: string
  name: string
  userId: string
  passwordHash: string | null
  mustChange: boolean
  isEnable: boolean
  status: '待激活' | '在职' | '停用' | '离职'
  personEnabled: boolean
}

const columns = `a.id, a.name, a.user_id as "userId", a.password_hash as "passwordHash", a.must_change as "mustChange",
  a.is_enable as "isEnable", u.status, u.is_enable as "personEnabled"`

/** User names are compared trimmed and in lower case; what PostgreSQL cannot store is left out. */
export const accountName = (given: string): string => given.replaceAll('\0', '').trim().toLowerCase().slice(0, 64)

export const accountByName = (tx: Sql, name: string): Promise<Account | null> => account(tx, 'a.name = $1', name)

/** Locks the account row until the transaction ends. */
export const lockAccount = (tx: Sql, name: string): Promise<Account | null> =>
  account(tx, 'a.name = $1', name, 'for no key update of a')

export const accountOfUser = (tx: Sql, userId: string): Promise<Account | null> => account(tx, 'a.user_id = $1', userId)

/** Of the person whose DingTalk this is. */
export const accountByDing = (tx: Sql, dingtalkId: string): Promise<Account | null> =>
  account(tx, 'u.dingtalk_id = $1', dingtalkId)

/** By the id of the account or of its person. */
export const accountById = (tx: Sql, id: string): Promise<Account | null> =>
  account(tx, 'a.id = $1 or a.user_id = $1', id)

const account = async (tx: Sql, where: string, value: string, lock = ''): Promise<Account | null> => {
  const [row] = await tx.query<Account>(
    `select ${columns} from store.admin a join store."user" u on u.id = a.user_id where ${where} ${lock}`,
    [value],
  )
  return row ?? null
}
