import type { NoticeSource } from './named-notice.ts'

/** The id of the row that a reminder is about, in a condition of `overWhere`. */
export const aboutColumn = 'm.about'

/** Ends the reminders whose row meets a condition; the condition may contain a subquery for each id. */
export const overWhere =
  (condition: string): NoticeSource['over'] =>
  async ({ tx }, open) => {
    const over = await tx.query<{ about: string }>(
      `select m.about from unnest($1::text[]) m (about) where ${condition}`,
      [[...new Set(open.map(({ about }) => about))]],
    )
    const ended = new Set(over.map(({ about }) => about))
    return open.filter(({ about }) => ended.has(about))
  }
