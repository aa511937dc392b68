import type { CallHandler } from '@chengban/engine/call.ts'
import { clock, today } from '@chengban/engine/clock.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import type { welcomeBoard } from '../welcome.call.ts'

/** Returns the welcome board. Any signed-in user may show it, because it hangs in a public place. */
export const readWelcome: CallHandler<typeof welcomeBoard> = async (engine, { id }) => {
  if (id !== undefined && id !== null && !isUuid(String(id))) return { nodes: [] }
  const nodes = await engine.asHouse('visitors of a public board', (tx) =>
    tx.query<AnswerOf<typeof welcomeBoard>['nodes'][number]>(
      `select w.id, w.name, w.visitor, w.date, w.end_date as "endDate", w.address, w.background, w.logo, w.color
       from store.work_day w
       where w.need_open and case when $1::uuid is not null then w.id = $1
         else w.status <> '已取消' and (w.date at time zone 'Asia/Shanghai')::date = $2::date
           and coalesce(w.end_date, 'infinity') >= $3::timestamptz end
       order by w.date, w.id`,
      [id ?? null, today(), clock.now().toISOString()],
    ),
  )
  return { nodes }
}
