import type { Handler } from '@chengban/engine/row/scene.ts'
import { mayRead } from '@chengban/engine/rules/may-read.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import { awayFrom, awayUntil } from '../../rest-day/server/absent.ts'
import { isAway, isTaking } from './taken.ts'

/**
 * Refuses demonstrators who have another demonstration or a leave in that time. Locks their rows in ascending order of
 * id.
 */
export const demoApplyFree: Handler<'demoApply'> = async ({ tx, row }) => {
  const people = row.demoUserIds
  await tx.query('select id from store."user" where id = any ($1::uuid[]) order by id for no key update', [people])
  const [other] = await tx.query<{ person: string; id: string; name: string }>(
    `select u.name as person, d.id, d.name from store.demo_apply d
       join store.demo_apply_demo_user_ids l on l.demo_apply_id = d.id join store."user" u on u.id = l.user_id
     where l.user_id = any ($1::uuid[]) and d.id <> $2 and d.tz_start < $4 and d.tz_end > $3
       and ${isTaking}
     order by d.tz_start limit 1`,
    [people, row.id, row.tzStart, row.tzEnd],
  )
  if (other) {
    const isSeen = await mayRead(tx, 'demoApply', other.id)
    const taken = `演示人${other.person}在该时段已有演示`
    throw conflict(isSeen ? `${taken}【${other.name}】` : taken)
  }
  const [away] = await tx.query<{ name: string }>(
    `select u.name from store.rest_day r join store."user" u on u.id = r.user_id
     where r.user_id = any ($1::uuid[]) and ${isAway} and ${awayFrom} < $3 and ${awayUntil} > $2 limit 1`,
    [people, row.tzStart, row.tzEnd],
  )
  if (away) throw conflict(`演示人${away.name}在该时段请假`)
}
