import type { Line, Notice } from '@chengban/kernel/notice.ts'
import type { SpecialDays } from '@chengban/kernel/working-time.ts'
import type { Sql } from '../db/sql.ts'
import type { Catalog } from '../schema/catalog.ts'

/** One person to be reminded of one thing. */
export interface Reminder {
  readonly userId: string
  /** The row that the notice is about: with it the reminder comes once a day and ends. */
  readonly about: string
  readonly title: string
  readonly text?: string
  /** The record that the reminder opens; receivers must be able to see it. */
  readonly module?: string | null
  readonly relevanceId?: string | null
  /** Where it leads instead of to the record. */
  readonly link?: string | null
  /** Day in the dedupe key; a fixed one makes the reminder come once only. */
  readonly day?: string
}

/** The inputs when a notice is sent or ended. */
export interface NoticeMoment {
  readonly tx: Sql
  readonly catalog: Catalog
  readonly today: string
  readonly special: SpecialDays
  readonly offsets: readonly number[]
  /** Only the lines of this hour (`''`: the rule's), or those that wait for no hour of the day; all when left out. */
  readonly only?: string | undefined
}

export interface NoticeSource {
  readonly find: (asked: NoticeMoment) => Promise<readonly Reminder[]>
  /** Those of these open reminders that are over. */
  readonly over: (asked: NoticeMoment, open: readonly OpenReminder[]) => Promise<readonly OpenReminder[]>
}

/** A reminder that has not ended. */
export interface OpenReminder {
  readonly id: string
  readonly userId: string
  /** Id of the row it is about, as its key keeps it. */
  readonly about: string
  readonly title: string
  readonly isRead: boolean
}

/** Whether a line is due at an instant; such lines are checked every minute. */
export const isSoon = ({ once, hours }: Line): boolean => once !== undefined || hours !== undefined

export interface NamedNotice {
  readonly declared: Notice
  readonly source: NoticeSource
}

/** Maximum characters of a title; longer ones are cut. */
export const mostTitle = 255
