import { clock } from '@chengban/engine/clock.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change, drop } from '@chengban/engine/write/by-system.ts'
import { declaredNotices } from '../../../notices.gen.ts'

interface Paused {
  /** A reminder, or `family.*`. */
  readonly code: string
  readonly module: string
  readonly aboutId: string
  /** Everybody where it names nobody. */
  readonly userId: string | null
}

interface Until {
  readonly until?: string
  readonly forDate?: string | null
  readonly reason?: string | null | undefined
}

/** Keeps reminders of a record quiet; a new pause replaces the old. */
export const pause = async (within: Within, what: Paused, until: Until = {}): Promise<void> => {
  await resume(within, what)
  await addRow(within, 'remindPause', { ...what, ...until })
}

/** Reminders of the record come again. */
export const resume = (within: Within, { code, aboutId, userId }: Paused): Promise<number> =>
  drop(within, 'remindPause', { code, aboutId, userId })

/** What one person has of a record's reminders of these families counts as read; gives how many. */
export const readReminders = async (
  within: Within,
  userId: string,
  relevanceId: string,
  families: readonly string[],
): Promise<number> => {
  const codes = declaredNotices.filter(({ family }) => families.includes(family)).map(({ code }) => code)
  const read = await change(
    within,
    'message',
    { userId, relevanceId, type: codes, isRead: false },
    { isRead: true, tzRead: clock.now().toISOString() },
  )
  return read.length
}
