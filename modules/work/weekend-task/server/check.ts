import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { isWorkDay } from '../../server/work-day.ts'
import { meetingOf } from '../../task-day/server/meeting.ts'

export const checkWeekend: Handler<'weekendTask'> = async ({ tx, before, row }) => {
  row.workDayId = await meetingOf(tx, row)
  if (row.date !== before?.date && (await isWorkDay(tx, row.date))) throw invalid({ date: '该日为工作日' })
}

/** The meeting of the day as it turned out. */
export const tellWeekend: Handler<'weekendTask'> = async ({ tx, row }) => {
  row.workDayId = await meetingOf(tx, row)
}
