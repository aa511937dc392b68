import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'

// Decision 014: Attempts while locked count for nobody

const addressLimit = 30
const lockMinutes = 15

const recent = `(select count(*) from unnest(failures) as f where f > $2::timestamptz - interval '${lockMinutes} minutes')::int`
const left = `case when tz_lock > $2::timestamptz then extract(epoch from tz_lock - $2::timestamptz)::float8 else 0 end`

interface Counter {
  failures: number
  /** Seconds of the lock still to go, 0 when there is none. */
  left: number
}

const nameKey = (name: string): string => `name:${name}`
const addressKey = (address: string): string => `address:${address}`

/** The refusal an attempt meets before its password is looked at; takes no lock, so it may be outrun. */
export const heldUp = async (tx: Sql, name: string, address: string): Promise<Refusal | null> => {
  const rows = await tx.query<Counter & { key: string }>(
    `select key, ${recent} as failures, ${left} as "left" from app.sign_in_failure where key = any($1)`,
    [[nameKey(name), addressKey(address)], clock.now().toISOString()],
  )
  const of = (key: string) => rows.find((row) => row.key === key)
  return lockRefusal(of(nameKey(name))) ?? addressRefusal(of(addressKey(address)))
}

/** Locks the counter of the name until the transaction ends; first of all locks, address counters come last. */
export const lockName = async (tx: Sql, name: string): Promise<Refusal | null> =>
  lockRefusal(await lockCounter(tx, nameKey(name)))

/** Counts a wrong password for name (locked by `lockName`) and address; an address over its limit is refused instead. */
export const countFailure = async (tx: Sql, name: string, address: string): Promise<Refusal | null> => {
  const refusal = addressRefusal(await lockCounter(tx, addressKey(address)))
  if (refusal) return refusal
  const now = clock.now().toISOString()
  await tx.query(countAddress, [addressKey(address), now])
  await tx.query(countName, [nameKey(name), now, name])
  return null
}

/** A right password: the count starts anew. Earlier locks still tell towards the third. */
export const clearFailures = async (tx: Sql, name: string): Promise<void> => {
  await tx.query(`update app.sign_in_failure set failures = '{}', tz_lock = null where key = $1`, [nameKey(name)])
  await tx.query('update store.admin set failures = 0, tz_lock = null where name = $1', [name])
}

/** Unlocks by hand: failures, lock and the memory of former locks are gone. */
export const forgetFailures = async (tx: Sql, name: string): Promise<void> => {
  await tx.query('delete from app.sign_in_failure where key = $1', [nameKey(name)])
  await tx.query('update store.admin set failures = 0, tz_lock = null where name = $1', [name])
  await tx.query(
    `update store."user" set lock_reason = null
     where lock_reason = '登录失败' and id = (select user_id from store.admin where name = $1)`,
    [name],
  )
}

const lockCounter = async (tx: Sql, key: string): Promise<Counter | undefined> => {
  const [counter] = await tx.query<Counter>(
    `insert into app.sign_in_failure as counter (key, tz_last) values ($1, $2)
     on conflict (key) do update set tz_last = excluded.tz_last
     returning ${recent} as failures, ${left} as "left"`,
    [key, clock.now().toISOString()],
  )
  return counter
}

const lockRefusal = (counter: Counter | undefined): Refusal | null => {
  if (!counter || counter.left <= 0) return null
  const days = counter.left / 86_400
  // a request that waited for the row's lock read the time before the lock was set: cap it at the full term
  const minutes = Math.min(lockMinutes, Math.ceil(counter.left / 60))
  const message = days > 1 ? '账号已锁定，请联系管理员解锁' : `账号已锁定，请${minutes}分钟后再试`
  return new Refusal('RATE_LIMITED', message)
}

const addressRefusal = (counter: Counter | undefined): Refusal | null =>
  counter && counter.failures >= addressLimit ? new Refusal('RATE_LIMITED', '操作过于频繁，请稍后再试') : null

const withThis = `array(select f from unnest(failures) as f where f > $2::timestamptz - interval '${lockMinutes} minutes')
  || $2::timestamptz`

const countAddress = `update app.sign_in_failure set failures = ${withThis} where key = $1`

// The fifth failure of the window locks, the third lock of a day for good; the account row shows the same.
const countName = `
  with counted as (
    select ${withThis} as failures,
      array(select l from unnest(locks) as l where l > $2::timestamptz - interval '24 hours') as locks
    from app.sign_in_failure where key = $1
  ), judged as (
    select failures, locks, cardinality(failures) >= 5 as locking, cardinality(locks) >= 2 as for_good from counted
  ), kept as (
    update app.sign_in_failure
    set failures = case when locking then '{}' else judged.failures end,
      locks = case when locking then judged.locks || $2::timestamptz else judged.locks end,
      tz_lock = case when locking and for_good then '9999-12-31T00:00:00Z'
        when locking then $2::timestamptz + interval '${lockMinutes} minutes' end
    from judged where key = $1
    returning tz_lock, cardinality(judged.failures) as failures, locking and for_good as for_good
  ), shown as (
    update store.admin set failures = kept.failures, tz_lock = kept.tz_lock from kept where name = $3
    returning user_id, for_good
  )
  update store."user" set lock_reason = '登录失败'
  from shown where id = shown.user_id and for_good and lock_reason is null`
