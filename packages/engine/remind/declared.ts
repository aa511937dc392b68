import type { Notice } from '@chengban/kernel/notice.ts'
import { aboutsOf } from '@chengban/kernel/notice.ts'
import { findSql, standingSql } from './about-sql.ts'
import { mostTitle, type NamedNotice, type NoticeSource, type OpenReminder, type Reminder } from './named-notice.ts'

/** A notice that its declaration describes completely: finder and ending are derived. */
export const declaredNotice = (declared: Notice): NamedNotice => ({
  declared,
  source: { find: find(declared), over: over(declared) },
})

/** Returns a notice with a custom finder. It ends when its record no longer meets the declared condition. */
export const sent = (declared: Notice, find: NoticeSource['find']): NamedNotice => ({
  declared,
  source: { find, over: over(declared) },
})

const find =
  (declared: Notice): NoticeSource['find'] =>
  async (asked) => {
    const found: Reminder[] = []
    for (const about of aboutsOf(declared)) {
      const text = findSql(declared, about, asked)
      if (text) found.push(...(await asked.tx.query<Reminder>(text)))
    }
    return found
  }

interface Standing {
  readonly about: string | null
  readonly userId: string | null
  readonly day: string | null
}

/** Reads once what still holds for all open reminders and compares here, so that the query plan stays stable. */
const over =
  (declared: Notice): NoticeSource['over'] =>
  async (asked, open) => {
    const [abouts, people] = [
      [...new Set(open.map(({ about }) => about))],
      [...new Set(open.map(({ userId }) => userId))],
    ]
    let left = aboutsOf(declared).length ? open : []
    for (const about of aboutsOf(declared)) {
      const rows = await asked.tx.query<Standing>(standingSql(declared, about, asked), [abouts, people])
      const days = Map.groupBy(rows, ({ about: row, userId }) => `${row} ${userId}`)
      const stands = ({ about: row, userId, title, isRead }: OpenReminder): boolean =>
        !(about.untilRead && isRead) &&
        [row, null]
          .flatMap((of) => [userId, null].flatMap((person) => days.get(`${of} ${person}`) ?? []))
          .some(({ day }) => day === null || [...title].length === mostTitle || title.includes(day))
      left = left.filter((one) => !stands(one))
    }
    return left
  }
