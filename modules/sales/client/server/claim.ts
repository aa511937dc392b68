import { clock, today } from '@chengban/engine/clock.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { has } from '@chengban/kernel/has.ts'
import { conflict, Refusal } from '@chengban/kernel/refusal.ts'
import { settingSql } from '@chengban/modules/platform/config/server/setting.ts'

/**
 * Locks the claimer before the client, so that limits hold against concurrent claims. A second claimer gets a CONFLICT
 * even if the client is no longer visible to them.
 */
export const clientClaiming: Handler<'client'> = async ({ tx, writer, row }) => {
  const { userId, entries } = writer.actor
  await tx.query('select from store."user" where id = $1 for no key update', [userId])
  const [client] = await tx.query<{ ownership: string }>(
    'select ownership from store.client where id = $1 for no key update',
    [row.id],
  )
  if (!client || client.ownership === '公海' || !has(entries, 'client:apply')) return
  const [taken] = await tx.query(
    `select from store.client_owner where client_id = $1 and tz_end is null and kind in ('领取', '分配')`,
    [row.id],
  )
  if (taken) throw conflict('客户已被他人领取')
}

interface Stand {
  readonly claimed: number
  readonly owned: number
  readonly isFormer: boolean
  readonly perDay: number
  readonly capacity: number
  readonly gap: number
}

/** So many a day, so many in all, and none that was the claimer's own until lately. */
export const clientClaim: Handler<'client'> = async ({ tx, writer, row }) => {
  const [stand] = await tx.query<Stand>(
    `with set as (select ${settingSql('client.claimPerDay')} as per_day,
       ${settingSql('client.capacity')} as capacity, ${settingSql('client.previousOwnerGap')} as gap)
     select set.per_day as "perDay", set.capacity, set.gap,
       (select count(*)::integer from store.client_owner o
        where o.user_id = $1 and o.kind = '领取' and o.tz_start >= ($3 || ' 00:00+08')::timestamptz) as claimed,
       (select count(*)::integer from store.client c where c.user_id = $1 and c.ownership = '私有' and c.is_use) as owned,
       exists (select from store.client_owner o where o.client_id = $2 and o.user_id = $1
         and o.tz_end > $4::timestamptz - make_interval(days => set.gap)) as "isFormer"
     from set`,
    [writer.actor.userId, row.id, today(), clock.now().toISOString()],
  )
  if (!stand) return
  if (stand.claimed >= stand.perDay) throw new Refusal('VALIDATION', `今日领取已达上限 ${stand.perDay} 个`)
  if (stand.owned >= stand.capacity) throw new Refusal('VALIDATION', `客户数已达上限 ${stand.capacity} 个`)
  if (stand.isFormer) throw new Refusal('VALIDATION', `${stand.gap}天内不能领回原客户`)
}
