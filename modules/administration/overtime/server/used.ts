import type { CallHandler } from '@chengban/engine/call.ts'
import { settingSql } from '@chengban/modules/platform/config/server/setting.ts'
import { reckoningOf } from '../../attendance/server/rule.ts'
import { overtimeHours } from '../hours.ts'
import type { monthUsed } from '../used.call.ts'
import { rateOn } from './overtime-rules.ts'
import { worth } from './settle.ts'

export const readUsed: CallHandler<typeof monthUsed> = (engine, { tzStart, tzEnd, way }) => {
  const me = engine.writer.actor.userId
  return engine.asHouse('hours of the person who asks', async (tx) => {
    const [found] = await tx.query<{ used: string; most: string; kind: string }>(
      `select (select coalesce(sum(o.time), 0)::numeric(10,1)::text from store.overtime o where o.user_id = $1
           and o.status in ('待一级审核', '通过') and date_trunc('month', o.date) = date_trunc('month', d.day)) as used,
         ${settingSql('overtime.monthMax', 'text')} as most, app.day_kind(d.day) as kind
       from (select ($2::timestamptz at time zone 'Asia/Shanghai')::date as day) d`,
      [me, tzStart],
    )
    const used = `${found?.used ?? '0.0'}/${found?.most}小时`
    if (way !== '加班费' || !tzEnd || tzEnd <= tzStart) return { used, estimate: null }
    const kind = String(found?.kind)
    const { halves } = await reckoningOf(tx)
    const hours = overtimeHours(tzStart, tzEnd, kind === '工作日', halves)
    return { used, estimate: await worth(tx, { userId: me, rate: await rateOn(tx, kind) }, hours) }
  })
}
