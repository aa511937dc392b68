import type { Handler } from '@chengban/engine/row/scene.ts'
import { compare } from '@chengban/kernel/decimal.ts'
import { conflict } from '@chengban/kernel/refusal.ts'

/** One more try, as many as are configured. */
export const tryExam: Handler<'entry'> = async ({ tx, row, asked = {} }) => {
  const [rule] = await tx.query<{ tries: number }>(
    `select value::integer as tries from store.config where key = 'entry.examTries'`,
  )
  if (Number(row.examCount) >= (rule?.tries ?? 3)) throw conflict('考核次数已用完，请发起离职或延长')
  Object.assign(row, { examCount: Number(row.examCount) + 1, examScore: asked.score })
}

export const examined: Handler<'entry'> = async ({ tx, asked = {} }) => {
  const [rule] = await tx.query<{ pass: string }>(`select value as pass from store.config where key = 'entry.examPass'`)
  return compare(String(asked.score), rule?.pass ?? '60') >= 0 ? '试用中' : '待考核'
}

/** What must be there on the first day is there; the days of the list are counted from it. */
export const arrives: Handler<'entry'> = async ({ tx, row }) => {
  const [open] = await tx.query<{ n: number }>(
    `select count(*)::integer as n from store.entry_item where entry_id = $1 and kind = '材料' and is_required and not is_done`,
    [row.id],
  )
  if (open && open.n > 0) throw conflict(`仍有${open.n}项入职材料未提交`)
}

/** Nothing is left to hand over, nothing is still out. */
export const leaves: Handler<'entry'> = async ({ tx, row }) => {
  const [open] = await tx.query<{ items: number; things: number; seal: string | null }>(
    `select (select count(*)::integer from store.entry_item where entry_id = $1 and kind = '交接' and not is_done) as items,
       (select coalesce(sum(out_quantity), 0)::integer from store.receive where user_id = $2)
         + (select count(*)::integer from store.official_seal_use where user_id = $2 and use_status in ('已借出', '待归还审核')) as things,
       (select name from store.official_seal where keeper_id = $2 and status <> '已销毁' order by name limit 1) as seal`,
    [row.id, row.userId],
  )
  if (open && open.items > 0) throw conflict(`仍有${open.items}项交接未完成`)
  if (open && open.things > 0) throw conflict(`仍有${open.things}件物品未归还`)
  if (open?.seal) throw conflict(`请先移交印章【${open.seal}】`)
}
