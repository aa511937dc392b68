import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { DingError } from '@chengban/engine/ding/ding-error.ts'
import type { DingSettings } from '@chengban/engine/ding/settings.ts'
import { forbidden, Refusal } from '@chengban/kernel/refusal.ts'
import { demandDing } from '@chengban/modules/platform/ding/server/settings.ts'
import { asRefusal } from '@chengban/modules/platform/ding/server/trouble.ts'
import { accountByDing } from './account.ts'
import { type AuthContext, type Identity, type Origin, settle } from './context.ts'
import { isOfBrowser, type Returned, useUp } from './ding-state.ts'
import { lockName } from './lock-out.ts'
import { asPerson } from './person.ts'
import { logAttempt, openSession } from './session.ts'
import { notInUse, type SignedIn } from './sign-in.ts'
import { countWrongToken } from './wrong-tokens.ts'

export interface DingAttempt extends Origin {
  /** As DingTalk gave it to the browser: good once, for five minutes. */
  code: string
  /** From the page on which people agree to sign in, not from inside DingTalk. */
  isAuthCode: boolean
  returned: Returned
}

/** What pages go by to ask DingTalk for a code. */
export interface DingState {
  corpId: string
  clientId: string
  /** Of who is signed in. */
  bound?: boolean
}

/**
 * Signs in the person that DingTalk names. VALIDATION where it is not configured; UNAUTHENTICATED for a code that is used
 * up, or without the state that this browser left with; FORBIDDEN for a person nobody bound, or an account not in use; RATE_LIMITED while the account is locked.
 */
export const signInByDing = async (context: AuthContext, attempt: DingAttempt): Promise<SignedIn & DingState> => {
  const settings = await context.transaction((tx) => demandDing(tx, context.ding))
  await demandState(context, attempt.returned)
  const dingtalkId = await personOf(context, settings, attempt)
  const signed = settle(await context.transaction((tx) => admit(context, tx, attempt, dingtalkId)))
  return { ...signed, ...shown(settings), bound: true }
}

/** The same without a code; who is signed in already hears whether their DingTalk is known. */
export const dingState = async (
  context: AuthContext,
  identity: Identity | null,
): Promise<DingState & { jwtToken: null }> => {
  const settings = await context.transaction((tx) => demandDing(tx, context.ding))
  return { jwtToken: null, ...shown(settings), ...(identity ? await boundOf(context, identity) : {}) }
}

/** A session that is over is none. */
const boundOf = (context: AuthContext, identity: Identity): Promise<{ bound?: boolean }> =>
  asPerson(context, identity, { allowInitial: true }, (tx, { userId }) =>
    tx.query<{ bound: boolean }>('select dingtalk_id is not null as bound from store."user" where id = $1', [userId]),
  ).then(
    ([me]) => ({ bound: me?.bound ?? false }),
    (error: unknown) => {
      if (isLost(error)) return {}
      throw error
    },
  )

export const isLost = (error: unknown): boolean => error instanceof Refusal && error.code === 'UNAUTHENTICATED'

const codeLost = (): Refusal => new Refusal('UNAUTHENTICATED', '钉钉授权已失效')

const shown = ({ corpId, appKey }: DingSettings) => ({ corpId, clientId: appKey })

/** Uses the state up before it asks DingTalk: every further attempt needs a new one. */
const demandState = async (context: AuthContext, returned: Returned): Promise<void> => {
  const isGood = isOfBrowser(returned, context.keys()) && (await context.transaction((tx) => useUp(tx, returned)))
  if (!isGood) throw codeLost()
}

const personOf = async (context: AuthContext, settings: DingSettings, attempt: DingAttempt): Promise<string> => {
  const talk = context.ding.open(settings)
  const { code, isAuthCode, address } = attempt
  try {
    return await (isAuthCode ? talk.userOfAuthCode(code) : talk.userOfCode(code))
  } catch (error) {
    if (!(error instanceof DingError && error.trouble === 'code')) return asRefusal(Promise.reject(error))
    await countWrongToken(context, address, 'ding')
    throw codeLost()
  }
}

const admit = async (
  context: AuthContext,
  tx: Sql,
  attempt: DingAttempt,
  dingtalkId: string,
): Promise<SignedIn | Refusal> => {
  const account = await accountByDing(tx, dingtalkId)
  const about = { ...attempt, userId: account?.userId ?? null, name: account?.name ?? dingtalkId, way: '钉钉' as const }
  if (!account) {
    await logAttempt(tx, about, '失败')
    return forbidden('钉钉账号未绑定')
  }
  const locked = await lockName(tx, account.name)
  const barred = locked ?? notInUse(account)
  if (barred) {
    await logAttempt(tx, about, locked ? '锁定' : '停用')
    return barred
  }
  await tx.query('update store.admin set tz_last = $2 where id = $1', [account.id, clock.now().toISOString()])
  const { jwtToken, expiresIn } = await openSession(context, tx, { ...about, userId: account.userId })
  return { jwtToken, mustChange: account.mustChange, expiresIn }
}
