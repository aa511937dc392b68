import { clock } from '@chengban/engine/clock.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { type AuthContext, settle } from './context.ts'

/** What strangers may try to guess, and how often from one address in an hour. */
const limits = { token: 10, ding: 30 } as const
type Guessed = keyof typeof limits

const within = `interval '1 hour'`

const keyOf = (address: string, of: Guessed): string => `${of}:${address}`
const tooMany = (): Refusal => new Refusal('RATE_LIMITED', '操作过于频繁，请稍后再试')

type Context = Pick<AuthContext, 'transaction'>

/**
 * Counts one more wrong one under the lock of the address; beyond the limit it is refused as too many. A right one is
 * never counted and always passes: many people share an address.
 */
export const countWrongToken = async (context: Context, address: string, of: Guessed = 'token'): Promise<void> => {
  const outcome = await context.transaction(async (tx) => {
    const now = clock.now().toISOString()
    const [counter] = await tx.query<{ wrong: number }>(
      `insert into app.sign_in_failure as counter (key, tz_last) values ($1, $2)
       on conflict (key) do update set tz_last = excluded.tz_last
       returning (select count(*) from unnest(counter.failures) as f where f > $2::timestamptz - ${within})::int as wrong`,
      [keyOf(address, of), now],
    )
    if ((counter?.wrong ?? 0) >= limits[of]) return tooMany()
    await tx.query(
      `update app.sign_in_failure set failures =
         array(select f from unnest(failures) as f where f > $2::timestamptz - ${within}) || $2::timestamptz where key = $1`,
      [keyOf(address, of), now],
    )
    return undefined
  })
  settle(outcome)
}
