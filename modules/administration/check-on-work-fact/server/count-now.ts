import { clock, today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { ruleNow } from '../../check-on-work/server/rule.ts'
import { nearestHead } from '../../server/leader.ts'
import type { factKinds } from '../check-on-work-fact.entity.ts'

interface Counted {
  readonly userId: string
  readonly kind: (typeof factKinds)[number]
  readonly module: EntityName
  readonly relevanceId: string
  readonly text: string
}

/**
 * One more fact of today on the person's sheet of the running month, which is made where it is missing; of assessed
 * people alone. The second of a record on one day raises the first.
 */
export const countNow = async (tx: Sql, { userId, kind, module, relevanceId, text }: Counted): Promise<void> => {
  if (!(await isCounted(tx, userId))) return
  const sheet = await sheetOf(tx, userId)
  await tx.query(
    `insert into store.check_on_work_fact
       (id, tz_create, tz_update, user_id, date, kind, module, relevance_id, amount, text, check_on_work_id)
     values ($1, $2, $2, $3, $4, $5, $6, $7, 1, $8, $9)
     on conflict (user_id, kind, date, module, relevance_id) where late_for is null
       do update set amount = store.check_on_work_fact.amount + 1, text = excluded.text, tz_update = excluded.tz_update`,
    [uuidv7(), clock.now().toISOString(), userId, today(), kind, module, relevanceId, text, sheet],
  )
}

export const countUnlock = (tx: Sql, userId: string): Promise<void> =>
  countNow(tx, { userId, kind: '解锁', module: 'user', relevanceId: userId, text: '账号被锁定后解锁' })

/** True if the person is assessed and employed today. */
const isCounted = async (tx: Sql, userId: string): Promise<boolean> => {
  const found = await tx.query(
    `select from store."user" where id = $1 and is_examine
       and $2::date between coalesce(tz_probation, $2::date) and coalesce(tz_demobilize, $2::date)`,
    [userId, today()],
  )
  return found.length > 0
}

const sheetOf = async (tx: Sql, userId: string): Promise<string | undefined> => {
  const [known] = await tx.query<{ id: string }>(
    'select id from store.check_on_work where user_id = $1 and $2::date between start_date and end_date order by start_date desc limit 1',
    [userId, today()],
  )
  if (known) return known.id
  const [made] = await tx.query<{ id: string }>(
    `insert into store.check_on_work (id, tz_create, tz_update, user_id, leader_id, start_date, end_date, rule)
     values ($1, $2, $2, $3, $4, date_trunc('month', $5::date), date_trunc('month', $5::date) + interval '1 month - 1 day', $6)
     returning id`,
    [
      uuidv7(),
      clock.now().toISOString(),
      userId,
      await nearestHead(tx, userId),
      today(),
      JSON.stringify(await ruleNow(tx)),
    ],
  )
  return made?.id
}
