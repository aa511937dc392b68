import type { Handler } from '@chengban/engine/row/scene.ts'
import { compare } from '@chengban/kernel/decimal.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'

/** One more try, as many as are configured. */
export const entryExam: Handler<'entry'> = async ({ tx, row, asked = {} }) => {
  if (Number(row.examCount) >= (await settingOf(tx, 'entry.examTries')))
    throw conflict('考核次数已用完，请发起离职或延长')
  Object.assign(row, { examCount: Number(row.examCount) + 1, examScore: asked.score })
}

export const entryExamined: Handler<'entry'> = async ({ tx, asked = {} }) =>
  compare(String(asked.score), await settingOf(tx, 'entry.examPass')) >= 0 ? '试用中' : '待考核'

/** What must be there on the first day is there; the days of the list are counted from it. */
export const entryArrives: Handler<'entry'> = async ({ tx, row }) => {
  const [open] = await tx.query<{ n: number }>(
    `select count(*)::integer as n from store.entry_item where entry_id = $1 and kind = '材料' and is_required and not is_done`,
    [row.id],
  )
  if (open && open.n > 0) throw conflict(`仍有${open.n}项入职材料未提交`)
}
