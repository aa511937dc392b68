import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { forbidden, invalid, Refusal } from '@chengban/kernel/refusal.ts'
import { type Account, accountByName, accountName, lockAccount } from './account.ts'
import { type AuthContext, type Origin, settle } from './context.ts'
import { clearFailures, countFailure, heldUp, lockName } from './lock-out.ts'
import { verifyPassword } from './password.ts'
import { logAttempt, openSession } from './session.ts'

export interface SignIn extends Origin {
  name: string
  password: string
}

export interface SignedIn {
  jwtToken: string
  mustChange: boolean
  /** Seconds. */
  expiresIn: number
}

/**
 * Signs in by name and password. VALIDATION for an empty one; RATE_LIMITED while name or address is locked;
 * UNAUTHENTICATED alike for an unknown name and a wrong password; FORBIDDEN for an account not in use.
 */
export const signIn = async (context: AuthContext, attempt: SignIn): Promise<SignedIn> => {
  const name = accountName(attempt.name)
  demandBoth(name, attempt.password)
  const account = settle(await context.transaction((tx) => admit(tx, { ...attempt, name })))
  const right = await verifyPassword(attempt.password, account?.passwordHash ?? null)
  return settle(await context.transaction((tx) => judge(context, tx, { ...attempt, name }, right ? account : null)))
}

const demandBoth = (name: string, password: string): void => {
  const fields: Record<string, string> = {}
  if (name === '') fields.name = '请输入用户名'
  if (password === '') fields.password = '请输入密码'
  if (Object.keys(fields).length > 0) throw invalid(fields)
}

const admit = async (tx: Sql, attempt: SignIn): Promise<Account | null | Refusal> => {
  const refusal = await heldUp(tx, attempt.name, attempt.address)
  const account = await accountByName(tx, attempt.name)
  if (refusal) await log(tx, attempt, account, '锁定')
  return refusal ?? account
}

// Decided under the lock of the name's counter, since attempts of the same name run side by side until here.
const judge = async (
  context: AuthContext,
  tx: Sql,
  attempt: SignIn,
  verified: Account | null,
): Promise<SignedIn | Refusal> => {
  const locked = await lockName(tx, attempt.name)
  const account = await lockAccount(tx, attempt.name)
  if (locked) {
    await log(tx, attempt, account, '锁定')
    return locked
  }
  if (!verified || !account || account.passwordHash !== verified.passwordHash) return wrong(tx, attempt, account)
  const barred = notInUse(account)
  if (barred) {
    await log(tx, attempt, account, '停用')
    return barred
  }
  await clearFailures(tx, attempt.name)
  await tx.query('update store.admin set tz_last = $2 where id = $1', [account.id, clock.now().toISOString()])
  const session = await openSession(context, tx, { ...attempt, userId: account.userId, way: '密码' })
  return { jwtToken: session.jwtToken, mustChange: account.mustChange, expiresIn: session.expiresIn }
}

const wrong = async (tx: Sql, attempt: SignIn, account: Account | null): Promise<Refusal> => {
  const limited = await countFailure(tx, attempt.name, attempt.address)
  await log(tx, attempt, account, limited ? '锁定' : '失败')
  return limited ?? new Refusal('UNAUTHENTICATED', '用户名或密码错误')
}

/** Returns why an account may not be used now, for every way of signing in. */
export const notInUse = (account: Account): Refusal | null => {
  if (account.status === '待激活') return forbidden('账号待审核')
  return account.status === '在职' && account.personEnabled && account.isEnable ? null : forbidden('账号已停用')
}

const log = (tx: Sql, attempt: SignIn, account: Account | null, result: '失败' | '锁定' | '停用') =>
  logAttempt(tx, { ...attempt, userId: account?.userId ?? null, way: '密码' }, result)
