import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { forbidden, invalid, type Refusal } from '@chengban/kernel/refusal.ts'
import { type Account, accountOfUser } from './account.ts'
import { type AuthContext, type Identity, type Origin, settle } from './context.ts'
import { clearFailures, countFailure, lockName } from './lock-out.ts'
import { refusedFor, storePassword } from './new-password.ts'
import { verifyPassword } from './password.ts'
import { asPerson } from './person.ts'
import { logAttempt, openSession } from './session.ts'
import { sessionLost } from './token.ts'

interface Changed {
  jwtToken: string
  /** Seconds. */
  expiresIn: number
}

/** Changes one's password by the old one; a wrong old one counts as a failed attempt to sign in. */
export const changePassword = async (
  context: AuthContext,
  identity: Identity,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
  origin: Origin,
): Promise<Changed> => {
  const outcome = await asPerson(context, identity, { allowInitial: true }, async (tx) => {
    const account = await ownAccount(tx, identity)
    const right = await verifyPassword(oldPassword, account.passwordHash)
    const locked = await lockName(tx, account.name)
    if (locked) return logged(tx, account, origin, locked)
    if (!right) return wrongOld(tx, account, origin)
    const refused = await refusedFor(tx, account, newPassword)
    if (refused) return invalid({ newPassword: refused })
    return change(context, tx, account, newPassword, origin)
  })
  return settle(outcome)
}

/** Sets one's password without the old one: the first time, or within 10 minutes of signing in by password. */
export const setPassword = async (
  context: AuthContext,
  identity: Identity,
  plain: string,
  origin: Origin,
): Promise<Changed> =>
  asPerson(context, identity, { allowInitial: true }, async (tx) => {
    const account = await ownAccount(tx, identity)
    if (!account.mustChange && !(await justTyped(tx, identity))) throw forbidden('请使用修改密码功能')
    const refused = await refusedFor(tx, account, plain)
    if (refused) throw invalid({ plain: refused })
    await lockName(tx, account.name)
    return change(context, tx, account, plain, origin)
  })

const ownAccount = async (tx: Sql, { userId }: Identity): Promise<Account> => {
  const account = await accountOfUser(tx, userId)
  if (!account) throw sessionLost()
  return account
}

const wrongOld = async (tx: Sql, account: Account, origin: Origin): Promise<Refusal> => {
  const limited = await countFailure(tx, account.name, origin.address)
  return logged(tx, account, origin, limited ?? invalid({ oldPassword: '原密码错误' }))
}

const logged = async (tx: Sql, { name, userId }: Account, origin: Origin, refusal: Refusal): Promise<Refusal> => {
  const result = refusal.code === 'RATE_LIMITED' ? '锁定' : '失败'
  await logAttempt(tx, { ...origin, name, userId, way: '密码' }, result)
  return refusal
}

const change = async (context: AuthContext, tx: Sql, account: Account, plain: string, origin: Origin) => {
  await storePassword(tx, account, plain, { mustChange: false, reason: '修改密码' })
  await clearFailures(tx, account.name)
  const attempt = { ...origin, name: account.name, userId: account.userId, way: '密码' } as const
  const { jwtToken, expiresIn } = await openSession(context, tx, attempt)
  return { jwtToken, expiresIn }
}

const justTyped = async (tx: Sql, { sessionId }: Identity): Promise<boolean> => {
  const rows = await tx.query(
    `select id from store.login_log
     where id = $1 and way = '密码' and tz_create >= $2::timestamptz - interval '10 minutes'`,
    [sessionId, clock.now().toISOString()],
  )
  return rows.length > 0
}
