import type { Sql } from '@chengban/engine/db/sql.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden, notFound } from '@chengban/kernel/refusal.ts'
import { type Account, accountById } from './account.ts'
import type { AuthContext, Identity } from './context.ts'
import { forgetFailures, lockName } from './lock-out.ts'
import { storePassword } from './new-password.ts'
import { randomPassword } from './password-policy.ts'
import { asPerson, type Person } from './person.ts'
import { readRights } from './rights.ts'

/**
 * Sets a random password for an account (by its id or its person's). Returns it once; it must be changed at the first
 * sign-in.
 */
export const resetPassword = (context: AuthContext, identity: Identity, id: string): Promise<{ plain: string }> =>
  asPerson(context, identity, { allowInitial: false }, async (tx, person) => {
    if (!has(person.entries, 'admin:resetPassword')) throw forbidden()
    const account = await resettable(tx, person, id)
    const plain = randomPassword(account.name)
    await lockName(tx, account.name)
    await storePassword(tx, account, plain, { mustChange: true, reason: '重置密码' })
    await forgetFailures(tx, account.name)
    await context.record(tx, {
      userId: account.userId,
      byId: person.userId,
      content: '重置了密码',
      action: 'resetPassword',
    })
    await context.notify(tx, {
      userId: account.userId,
      title: '密码已重置',
      text: '您的登录密码已由管理员重置，请使用新密码登录并修改。',
    })
    return { plain }
  })

const resettable = async (tx: Sql, person: Person, id: string): Promise<Account> => {
  const account = isUuid(id) ? await accountById(tx, id) : null
  if (!account) throw notFound()
  if (account.userId === person.userId) throw forbidden('请使用修改密码功能')
  const { entries } = await readRights(tx, account.userId)
  const codes = await tx.query<{ id: string }>('select id from store.operation')
  const held = [...codes.map((code) => code.id), ...entries].filter((code) => has(entries, code))
  if (held.some((code) => !has(person.entries, code))) throw forbidden('不能重置权限高于自己的账号')
  return account
}
