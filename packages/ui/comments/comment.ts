import type { ReactNode } from 'react'
import { dayHeading, formatTime, shortDateTime } from '../dates/date-time.ts'
import type { FileEntry } from '../files/file-entry.ts'

/** One changed field, as shown: names, not ids. */
export interface FieldChange {
  readonly label: string
  readonly old: string | null
  readonly new: string | null
  /** Its reading is logged: the server sends the value only on request. */
  readonly isVeiled?: boolean
  /** Shown as dots until the reader asks for the figures. */
  readonly isCovered?: boolean
}

/** A comment or a change record of a record's history. */
export interface Entry {
  readonly id: string
  readonly type: '评论' | '记录'
  readonly user: { readonly name: string; readonly avatar?: string | undefined }
  readonly content: string
  readonly tzCreate: string
  /** A 记录 that a person typed: always a remark. */
  readonly isRemark?: boolean
  /** What a 记录 did, beside the name: 提交变更, 同意一级审核. Without it the content is the sentence. */
  readonly action?: string
  /** The states it led from and to. */
  readonly moved?: { readonly from: string; readonly to: string }
  readonly changes?: readonly FieldChange[]
  readonly file?: readonly FileEntry[]
  /** Shown in the square instead of the person, for entries that come from another record. */
  readonly icon?: ReactNode
  /** One's own words, with the version that a change of them names. */
  readonly own?: { readonly version: number }
}

const openMs = 15 * 60_000

/** Own words can be changed and taken back for a quarter of an hour. */
export const isOpen = ({ own, tzCreate }: Entry, at: Date): boolean =>
  own !== undefined && at.getTime() - Date.parse(tzCreate) < openMs

export type Filter = '全部' | '评论' | '记录'

/** A day of the history with its entries, newest first. */
export interface CommentDay {
  readonly heading: string
  readonly entries: readonly Entry[]
}

/** The history by days, the newest on top throughout. */
export function byDay(entries: readonly Entry[], filter: Filter, at: Date): readonly CommentDay[] {
  const days = new Map<string, Entry[]>()
  const shown = entries.filter((entry) => filter === '全部' || entry.type === filter)
  for (const entry of shown.toSorted((a, b) => Date.parse(b.tzCreate) - Date.parse(a.tzCreate))) {
    const heading = dayHeading(entry.tzCreate, at)
    days.set(heading, [...(days.get(heading) ?? []), entry])
  }
  return [...days].map(([heading, list]) => ({ heading, entries: list }))
}

/** Returns the hour under the heading of a day, and date with hour under 更早. */
export function timeOf(entry: Entry, heading: string, at: Date): string {
  return heading === '更早' ? shortDateTime(entry.tzCreate, at) : formatTime(entry.tzCreate)
}
