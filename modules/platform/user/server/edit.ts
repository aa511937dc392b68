import type { CallHandler } from '@chengban/engine/call.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { Writer } from '@chengban/engine/row/scene.ts'
import { create, update } from '@chengban/engine/write/save.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import type { edit } from '../edit.call.ts'
import { user } from '../user.entity.ts'
import { accountOf, givePassword, renameAccount } from './account.ts'
import { chosenRoles, replaceRoles } from './replace-roles.ts'

/** Saves the person, the account and the roles in one transaction. */
export const editUser: CallHandler<typeof edit> = (engine, input) => {
  const { id, version, account, roleIds, mainRoleId, ...sent } = input
  if (id && !isUuid(String(id))) throw notFound()
  const roles = chosenRoles(roleIds, mainRoleId ?? (sent as { readonly roleId?: string | null }).roleId)
  const values = roles
    ? without(sent, 'roleId')
    : { ...sent, ...(mainRoleId === undefined ? {} : { roleId: mainRoleId }) }
  return engine.write(user, async (tx) => {
    const { writer } = engine
    const userId = id ? String(id) : await create(tx, writer, user, values)
    if (id) await update(tx, writer, user, userId, values, version ?? undefined)
    if (roles) await replaceRoles(tx, writer, userId, roles)
    const plain = await keepAccount(tx, writer, { userId, isNew: !id, account })
    return { id: userId, ...(plain ? { plain } : {}) }
  })
}

interface Kept {
  readonly userId: string
  readonly isNew: boolean
  readonly account: unknown
}

/** The user name as asked; a new account also gets its first password, which is given back. */
const keepAccount = async (tx: Sql, writer: Writer, { userId, isNew, account }: Kept): Promise<string | undefined> => {
  const wanted = nameIn(account)
  const found = await accountOf(tx, userId)
  if (!found) throw invalid({ account: '该人员没有账号' })
  if (isNew && !wanted && !/^\d+$/.test(found.name)) throw invalid({ account: '用户名已存在' })
  const name = wanted ? await renameAccount(tx, writer, found.id, wanted) : found.name
  return isNew ? givePassword(tx, writer, { id: found.id, name }) : undefined
}

const nameIn = (account: unknown): unknown => {
  if (account === undefined || account === null) return undefined
  if (typeof account !== 'object' || Array.isArray(account)) throw invalid({ account: '账号格式错误' })
  return (account as { name?: unknown }).name
}

const without = (values: Readonly<Record<string, unknown>>, name: string) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== name))
