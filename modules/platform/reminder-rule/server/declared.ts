import type { Notice } from '@chengban/kernel/notice.ts'
import { aboutsOf } from '@chengban/kernel/notice.ts'
import { findSql, overSql } from './about-sql.ts'
import type { NamedNotice, Reminder, Source } from './named-notice.ts'

/** A notice of which all is said by its declaration. */
export const declaredNotice = (declared: Notice): NamedNotice => ({
  declared,
  source: { find: find(declared), over: over(declared) },
})

/** Returns a notice with a custom finder. It ends when its record no longer meets the declared condition. */
export const sent = (declared: Notice, find: Source['find']): NamedNotice => ({
  declared,
  source: { find, over: over(declared) },
})

const find =
  (declared: Notice): Source['find'] =>
  async (asked) => {
    const found: Reminder[] = []
    for (const about of aboutsOf(declared)) {
      const text = findSql(declared, about, asked)
      if (text) found.push(...(await asked.tx.query<Reminder>(text)))
    }
    return found
  }

const over =
  (declared: Notice): Source['over'] =>
  (asked) =>
    aboutsOf(declared)
      .map((about) => `not exists (${overSql(declared, about, asked)})`)
      .join(' and ') || 'false'
