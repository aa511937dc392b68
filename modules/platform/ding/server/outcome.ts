import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Going } from './waiting.ts'

/** Minutes to the next attempt after the first, second … that failed; after the last there is none. */
const pauses = [1, 5, 15, 60]

const idsOf = (going: readonly Going[]): string[] => going.map(({ id }) => id)

/** They have gone out. */
export const markSent = (tx: Sql, going: readonly Going[], now: string): Promise<unknown> =>
  tx.query(
    `update store.message set ding_status = '已发送', ding_error = null, tz_ding = $2 where id = any ($1) and ding_status = '待发送'`,
    [idsOf(going), now],
  )

/** The summary of the day tells of them. */
export const markJoined = (tx: Sql, going: readonly Going[]): Promise<unknown> =>
  tx.query(`update store.message set ding_status = '已合并', ding_error = null where id = any ($1)`, [idsOf(going)])

/** They stay where they are until somebody sends them again. */
export const markDead = (tx: Sql, going: readonly Going[], error: string): Promise<unknown> =>
  tx.query(`update store.message set ding_status = '失败', ding_error = $2 where id = any ($1)`, [idsOf(going), error])

/** They are tried again later, and after the last attempt not any more. */
export const markFailed = async (tx: Sql, going: readonly Going[], { error, now }: { error: string; now: string }) => {
  for (const one of going) {
    const pause = pauses[one.tries - 1]
    if (pause === undefined) await markDead(tx, [one], error)
    else await waitOn(tx, [one], { error, now, minutes: pause })
  }
}

/** DingTalk was too busy: that was no attempt. */
export const putBack = async (tx: Sql, going: readonly Going[], { error, now }: { error: string; now: string }) => {
  await tx.query('update store.message set ding_tries = ding_tries - 1 where id = any ($1)', [idsOf(going)])
  await waitOn(tx, going, { error, now, minutes: 1 })
}

const waitOn = (
  tx: Sql,
  going: readonly Going[],
  { error, now, minutes }: { error: string; now: string; minutes: number },
) =>
  tx.query(
    `update store.message set ding_error = $2, tz_ding = $3::timestamptz + make_interval(mins => $4) where id = any ($1)`,
    [idsOf(going), error, now, minutes],
  )
