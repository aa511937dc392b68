import { today } from '@chengban/engine/clock.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { conflict } from '@chengban/kernel/refusal.ts'

/** A week is not told before its days are: those gone by whose report is still empty, begun or locked. */
export const demandDailies: Handler<'weekWork'> = async ({ tx, row }) => {
  const missing = await tx.query<{ day: string }>(
    `select to_char(t.date, 'MM-DD') as day from (
       select d.date, d.status from store.daily_work d where d.user_id = $1
       union all select m.date, m.status from store.market_work m where m.user_id = $1
     ) t
     where t.date between $2::date and least($2::date + 6, $3::date - 1) and t.status in ('未填', '草稿', '已锁定')
     order by t.date`,
    [row.userId, row.weekStart, today()],
  )
  if (missing.length) throw conflict(`日报未交：${missing.map(({ day }) => day).join('、')}`)
}
