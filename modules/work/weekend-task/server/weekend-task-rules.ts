import { asSystem, type Handler } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { isWorkDay } from '../../server/work-day.ts'
import { demandHours, demandTold } from '../../task-day/server/hours.ts'
import { meetingOf } from '../../task-day/server/meeting.ts'

export const weekendTaskCheck: Handler<'weekendTask'> = async ({ tx, before, row }) => {
  row.workDayId = await meetingOf(tx, row)
  if (row.date !== before?.date && (await isWorkDay(tx, row.date))) throw invalid({ date: '该日为工作日' })
}

/** At most as many hours may be planned as a day has. */
export const weekendTaskSubmit: Handler<'weekendTask'> = ({ tx, row }) =>
  demandHours(tx, Number(row.planHours), 'task', '计划工时')

/** Handed in like a working day: hours, output, and the meetings of the day. */
export const weekendTaskSave: Handler<'weekendTask'> = async ({ tx, row, writer }) => {
  const items = await find(
    { tx, writer: asSystem(writer) },
    'planItem',
    { weekendTaskId: String(row.id) },
    { sort: ['sort'] },
  )
  await demandTold(tx, items)
  row.workDayId = await meetingOf(tx, row)
}
