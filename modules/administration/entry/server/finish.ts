import { asSystem, type Handler } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import { tellHolders } from './tell-holders.ts'

/** Nothing is left to hand over, nothing is still out, and the last month is agreed to. */
export const entryLeaves: Handler<'entry'> = async ({ tx, row }) => {
  const [open] = await tx.query<{ items: number; things: number; seal: string | null; isOpen: boolean }>(openText, [
    row.id,
    row.userId,
    String(row.tzDemobilize).slice(0, 7),
  ])
  if (open && open.items > 0) throw conflict(`仍有${open.items}项交接未完成`)
  if (open && open.things > 0) throw conflict(`仍有${open.things}件物品未归还`)
  if (open?.seal) throw conflict(`请先移交印章【${open.seal}】`)
  if (open?.isOpen) throw conflict('考勤或考核未确认')
}

const openText = `select
    (select count(*)::integer from store.entry_item where entry_id = $1 and kind = '交接' and not is_done) as items,
    (select coalesce(sum(out_quantity), 0)::integer from store.receive where user_id = $2)
      + (select count(*)::integer from store.official_seal_use
         where user_id = $2 and use_status in ('已借出', '待归还审核')) as things,
    (select name from store.official_seal where keeper_id = $2 and status <> '已销毁' order by name limit 1) as seal,
    exists (select from store."user" u where u.id = $2
      and (u.need_attendance and not exists (select from store.attendance_month m
          where m.user_id = u.id and m.month = $3 and m.status in ('已确认', '已锁定'))
        or u.is_examine and not exists (select from store.check_on_work c
          where c.user_id = u.id and left(c.start_date::text, 7) = $3 and c.status in ('已确认', '已锁定')))) as "isOpen"`

/** The person is out from the next request on; finance hears what of their hours off is left to be paid. */
export const entryFinished: Handler<'entry'> = async ({ tx, writer, row }) => {
  const within = { tx, writer: asSystem(writer) }
  const { userId } = row
  if (!userId) return
  const person = await findOne(within, 'user', userId)
  if (person?.status !== '离职') await moveBySystem(within, 'user', 'depart', userId, { tzDepart: row.tzDepart })
  const [left] = await tx.query<{ hours: string }>(
    `select coalesce(sum(remain), 0)::numeric(8, 1)::text as hours from store.rest_day_ledger
     where user_id = $1 and kind = '调休'`,
    [userId],
  )
  const title = `【离职】${row.name}已离职，剩余调休${left?.hours ?? '0.0'}小时`
  await tellHolders(within, 'moneyPayroll:calc', userId, title, [row.leaderId])
}
