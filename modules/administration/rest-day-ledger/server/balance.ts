import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import type { balance } from '../balance.call.ts'

type Kind = AnswerOf<typeof balance>['kinds'][number]

/** One's own, of the people one heads, or of all by right. */
export const readBalance: CallHandler<typeof balance> = async (engine, { userId, date }) => {
  const person = userId ?? engine.writer.actor.userId
  const [asked] = await engine.read<{ may: boolean }>({
    text: `select $1::uuid = app.me() or app.has_operation('restDay:manage')
      or $1::uuid in (select rule.people_below_me()) as may`,
    params: [person],
  })
  if (!asked?.may) throw notFound()
  return { kinds: await engine.read<Kind>({ text, params: [person, date ?? today()] }) }
}

const text = `
  with lots as (
    select l.kind, l.id, l.date, l.expire_date, l.hours, l.remain from public.rest_day_ledger l
    where l.user_id = $1::uuid and l.lot_id is null and l.remain > 0 and l.date <= $2::date
      and coalesce(l.expire_date, 'infinity') >= $2::date
  ), figures as (
    select k.kind, coalesce((select sum(l.remain) from lots l where l.kind = k.kind), 0) as hours,
      (select count(*) * 4.0 from app.leave_waiting($1::uuid, k.kind, null)) as reserved,
      coalesce((select sum(l.remain) from lots l where l.kind = k.kind and l.expire_date <= $2::date + 30), 0) as expiring
    from (values ('调休'), ('年假')) k (kind)
  )
  select f.kind, f.hours::numeric(10,1)::text as hours, (f.hours / 8)::numeric(10,2)::text as days,
    f.reserved::numeric(10,1)::text as reserved, (f.hours - f.reserved)::numeric(10,1)::text as available,
    (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'date', l.date, 'expireDate', l.expire_date,
        'hours', l.hours::text, 'remain', l.remain::text) order by l.expire_date nulls last, l.date, l.id), '[]')
      from lots l where l.kind = f.kind) as lots,
    f.expiring::numeric(10,1)::text as "expiring30"
  from figures f`
