import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notify } from '@chengban/ui/api/notices.ts'
import { patchRow, readRow } from '@chengban/ui/data/calls.ts'
import { mayEdit, type Row } from '@chengban/ui/data/row.ts'
import { offerUndo } from '@chengban/ui/data/undo.ts'
import { shifted } from '@chengban/ui/dates/days.ts'
import type { Dated } from './layers.ts'

/** What of the calendar moves by its own dates, and where it is written. */
const moving = {
  meeting: { resource: 'workDay', dates: ['date', 'endDate'] },
  task: { resource: 'task', dates: ['date'] },
} as const

type Moving = keyof typeof moving

/** Whether it can be dragged: a meeting or a task that the reader may open. */
export const isMovable = ({ kind, id, route }: Dated): boolean => kind in moving && id !== null && route !== null

/** A task whose date was agreed moves by a request alone. */
export interface DateAsked {
  readonly row: Row
  readonly newDate: string
}

interface Around {
  readonly again: () => void
  readonly ask: (asked: DateAsked) => void
}

/** Moves an entry by days: its dates where they may be written, else a task by a request. */
export const moveEntry = async (item: Dated, days: number, { again, ask }: Around): Promise<void> => {
  if (days === 0 || !isMovable(item)) return
  const { resource, dates } = moving[item.kind as Moving]
  try {
    const row = await readRow({ resource }, String(item.id))
    const patch = (by: number): Row =>
      Object.fromEntries(
        dates.flatMap((name) => (typeof row[name] === 'string' ? [[name, shifted(String(row[name]), by)]] : [])),
      )
    if (dates.every((name) => mayEdit(row, name))) {
      const moved = await patchRow({ resource }, row, patch(days))
      again()
      offerUndo(`已改为 ${String(patch(days).date).slice(0, 10)}`, async () => {
        await patchRow({ resource }, { ...row, version: moved.version }, patch(0))
        again()
      })
    } else if (item.kind === 'task') ask({ row, newDate: String(patch(days).date) })
    else notify({ kind: 'warn', text: '只有召集人能改会议时间' })
  } catch (error) {
    reportError(error)
  }
}
