import { today } from '@chengban/engine/clock.ts'
import { asSystem, type Handler } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { create } from '@chengban/engine/write/save.ts'
import { planItem } from '../../plan-item/plan-item.entity.ts'
import { isWorkDay } from '../../server/work-day.ts'
import { isAway, madeDay } from '../../task-day/server/own-day.ts'

const untold: readonly string[] = ['未预估', '已预估']

/** Adds hours reported with a result to today's day, unless the whole day is already reported. */
export const taskHours: Handler<'task', 'sendResult'> = async ({ tx, writer, row, asked }) => {
  const { hours } = asked
  if (!hours || Number(hours) === 0) return
  const within = { tx, writer: asSystem(writer) }
  const of = { userId: row.designee, date: today() }
  const day = await findOne(within, 'taskDay', of, { isLocked: true })
  if (day && !untold.includes(day.stage)) return
  if (!(await isWorkDay(tx, of.date)) || (await isAway(tx, of))) return
  const taskDayId = await madeDay(within, day, of)
  const source = { taskDayId, sourceType: 'task', sourceId: row.id } as const
  const item = await findOne(within, 'planItem', source)
  if (item) await change(within, 'planItem', item.id, { actualHours: hours })
  else await create(tx, within.writer, planItem, { ...source, title: row.name, actualHours: hours })
}
