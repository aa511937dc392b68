import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import { lock } from '@chengban/engine/db/locks.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden } from '@chengban/kernel/refusal.ts'
import { okr } from '../okr.entity.ts'
import type { refreshOkr } from '../refresh.call.ts'
import { dropUnfit, planChecks, standAnew } from './checks.ts'

/** Replans future follow-ups only, because those already due keep their outcome. A second run changes nothing. */
export const refreshChecks: CallHandler<typeof refreshOkr> = (engine, { year, quarter, userIds }) => {
  const { userId, entries } = engine.writer.actor
  const people = [...new Set(userIds?.length ? userIds : [userId])].sort()
  if (people.some((one) => one !== userId) && !has(entries, 'okr:manage')) throw forbidden()
  return engine.write(okr, async (tx) => {
    for (const one of people) await lock(tx, 'objectives', one)
    const planned = { people, year, quarter, from: addDays(today(), 1), creatorId: userId }
    const removed = await dropUnfit(tx, planned)
    const created = await planChecks(tx, planned)
    const updated = await standAnew(tx, await followed(tx, people, year, quarter))
    return { created: created.length, removed: removed.length, updated: updated.length }
  })
}

const followed = async (tx: Sql, people: readonly string[], year: number, quarter: number): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(
    `select r.id from store.okr r where r.kind = 'KR' and r.status = '进行中' and r.user_id = any ($1::uuid[])
       and r.year = $2 and r.quarter = $3 order by r.id for no key update`,
    [people, year, quarter],
  )
  return rows.map(({ id }) => id)
}
