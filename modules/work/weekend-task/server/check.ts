import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { isWorkDay } from '../../server/work-day.ts'

export const checkWeekend: Handler<'weekendTask'> = async ({ tx, before, row }) => {
  if (row.date !== before?.date && (await isWorkDay(tx, row.date))) throw invalid({ date: '该日为工作日' })
}
