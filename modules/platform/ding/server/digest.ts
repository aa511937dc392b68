import { clock, today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import type { JobHandler } from '@chengban/engine/jobs/job.ts'
import { searchValues } from '@chengban/engine/search/grams.ts'
import { shanghai } from '@chengban/kernel/kinds/date.ts'
import { settingOf } from '../../config/server/setting.ts'
import { messageKinds } from '../../message/message.call.ts'
import type { digest } from '../digest.job.ts'
import { dingSettingsOf } from './settings.ts'

const code = 'digest'

/** Inserts the row of the day in the transaction that sends the digests, so that a repeated run sends nothing. */
export const sendDigest: JobHandler<typeof digest> = ({ transaction, writer }) =>
  transaction(async (tx) => {
    const now = clock.now().toISOString()
    const time = await settingOf(tx, 'remind.digestTime')
    if (shanghai(now).slice(11, 16) < time || !(await dingSettingsOf(tx, writer.services.ding))) return { people: 0 }
    const begun = await tx.query(
      'insert into app.remind_run (code, date) values ($1, $2) on conflict do nothing returning code',
      [code, today()],
    )
    return { people: begun.length ? await leaveDigests(tx, now) : 0 }
  })

interface Unread {
  readonly userId: string
  readonly kinds: Readonly<Record<string, number>>
  readonly titles: readonly string[]
}

const leaveDigests = async (tx: Sql, now: string): Promise<number> => {
  const people = await tx.query<Unread>(unreadText, [now])
  const rows = people.map(({ userId, kinds, titles }) => {
    const count = Object.values(kinds).reduce((sum, one) => sum + one, 0)
    const title = `今日有${count}条消息未读`
    const text = [countsOf(kinds), ...titles.map((one) => `- ${one}`)].join('\n\n')
    const key = `${code}:${userId}:${userId}:${today()}`
    return { id: uuidv7(), user_id: userId, title, text, dedupe_key: key, ...searchValues([title]) }
  })
  await tx.query(leaveText, [JSON.stringify(rows), now, code])
  return rows.length
}

const countsOf = (kinds: Readonly<Record<string, number>>): string =>
  messageKinds.flatMap((kind) => (kinds[kind] ? `${kind}${kinds[kind]}` : [])).join('，')

const unreadText = `
  with unread as (
    select m.user_id, m.kind, m.title, row_number() over (partition by m.user_id order by m.tz_create desc, m.id desc) as n
    from store.message m join store."user" u on u.id = m.user_id and u.is_enable and u.dingtalk_id is not null
    where not m.is_read and m.tz_stop is null and m.level = '普通'
      and m.tz_create >= date_trunc('day', $1::timestamptz, 'Asia/Shanghai') and m.tz_create <= $1)
  select k.user_id as "userId", jsonb_object_agg(k.kind, k.count) as kinds,
    (select array_agg(left(x.title, 100) order by x.n) from unread x where x.user_id = k.user_id and x.n <= 5) as titles
  from (select user_id, kind, count(*) from unread group by user_id, kind) k
  group by k.user_id order by k.user_id`

// Inserted as read: the digest refers to messages that are counted themselves
const leaveText = `
  insert into store.message (id, tz_create, tz_update, user_id, kind, type, title, text, link, is_read, tz_read, dedupe_key,
    ding_status, search_grams, search_text, search_initials)
  select x.id, $2, $2, x.user_id, '系统', $3, x.title, x.text, '/hello', true, $2, x.dedupe_key,
    '待发送', x.search_grams, x.search_text, x.search_initials
  from jsonb_populate_recordset(null::store.message, $1::jsonb) x
  on conflict (dedupe_key) do nothing`
