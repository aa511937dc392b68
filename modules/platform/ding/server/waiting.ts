import type { Sql } from '@chengban/engine/db/sql.ts'

/** A message that goes out now. */
export interface Going {
  readonly id: string
  readonly userId: string
  readonly dingtalkId: string | null
  readonly kind: string
  readonly title: string
  readonly text: string | null
  readonly link: string | null
  readonly module: string | null
  readonly relevanceId: string | null
  /** With this attempt. */
  readonly tries: number
}

const batch = 100
/** A run that broke off leaves what it had taken to the next after so long. */
const lease = `interval '5 minutes'`

/**
 * Takes the due messages; concurrent runs never take the same one. Between 21:00 and 08:00 in Shanghai it takes only
 * urgent ones.
 */
export const takeDue = (tx: Sql, now: string): Promise<Going[]> => tx.query<Going>(takeText, [now, isNight(now)])

export const isNight = (now: string): boolean => {
  const hour = (new Date(now).getUTCHours() + 8) % 24
  return hour >= 21 || hour < 8
}

const takeText = `
  update store.message m set ding_tries = m.ding_tries + 1, tz_ding = $1::timestamptz + ${lease}
  from store."user" u
  where u.id = m.user_id and m.id in (
    select w.id from store.message w
    where w.ding_status = '待发送' and coalesce(w.tz_ding, w.tz_create) <= $1 and (not $2 or w.level = '紧急')
    order by w.tz_ding nulls first, w.id limit ${batch} for update skip locked)
  returning m.id, m.user_id as "userId", case when u.is_enable then u.dingtalk_id end as "dingtalkId", m.kind, m.title,
    m.text, m.link, m.module, m.relevance_id as "relevanceId", m.ding_tries as tries`

/** What lost its reason, or waited a day without having been tried, does not go any more; gives how many. */
export const setAside = async (tx: Sql, now: string): Promise<number> => {
  const aside = await tx.query(
    `update store.message set ding_status = case when tz_stop is null then '失败' else '不发送' end,
       ding_error = case when tz_stop is null then '超过24小时未能发送' end
     where ding_status = '待发送' and (tz_stop is not null or tz_ding is null and tz_create < $1::timestamptz - interval '24 hours')
     returning id`,
    [now],
  )
  return aside.length
}

/**
 * Returns the messages whose text the same person has already received today, or receives from an earlier one among
 * them.
 */
export const toldToday = async (tx: Sql, going: readonly Going[], now: string): Promise<ReadonlySet<string>> => {
  const told = await tx.query<{ id: string }>(
    `select m.id from store.message m
     where m.id = any ($1) and exists (
       select from store.message s
       where s.user_id = m.user_id and s.title = m.title and s.text is not distinct from m.text and s.id <> m.id
         and (s.ding_status = '已发送' and s.tz_ding >= date_trunc('day', $2::timestamptz, 'Asia/Shanghai')
           or s.id = any ($1) and s.id < m.id))`,
    [going.map(({ id }) => id), now],
  )
  return new Set(told.map(({ id }) => id))
}
