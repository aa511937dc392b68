import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { planWords, progressWords } from '../../report/day-words.ts'
import type { Words } from '../../report/server/day-report.ts'
import type { Item } from './lines.ts'
import type { DayOf } from './own-day.ts'

/** What a report says of itself while nobody has said it otherwise. */
export const wordsOf = async (
  { tx }: Within,
  { userId, date, summarize }: RowOf<'taskDay'>,
  items: readonly Item[],
): Promise<Words> => {
  const next = await nextTitles(tx, { userId, date })
  const words = { progress: progressWords(items), plan: planWords(next, items) }
  return summarize ? { ...words, summarize } : words
}

/** Returns the titles planned for the next working day. */
export const nextTitles = (tx: Sql, { userId, date }: DayOf): Promise<{ title: string }[]> =>
  tx.query<{ title: string }>(
    `select i.title from store.plan_item i join store.task_day d on d.id = i.task_day_id
     where d.user_id = $1 and d.date = app.add_work_days($2::date, 1) order by i.sort, i.id`,
    [userId, date],
  )

/** Returns the sent report fields without empty ones. */
export const givenWords = (sent: unknown): Words => {
  if (sent === undefined || sent === null) return {}
  if (typeof sent !== 'object' || Array.isArray(sent)) throw invalid({ report: '日报格式错误' })
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined && value !== null))
}
