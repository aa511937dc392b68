import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { create } from '@chengban/engine/write/save.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { isWorkDay } from '../../server/work-day.ts'
import { taskDay } from '../task-day.entity.ts'

export interface DayOf {
  readonly userId: string
  readonly date: string
}

/** Everything about people's days waits here for its turn: by the rows of the people, in the order of their ids. */
export const lockPeople = (within: Within, ids: readonly string[]): Promise<RowOf<'user'>[]> =>
  find(within, 'user', [...new Set(ids)], { isLocked: true })

/** Locks an existing day and refuses it when its version differs from the one the caller saw. */
export const seenDay = async (
  within: Within,
  { userId, date }: DayOf,
  version: number | null | undefined,
): Promise<RowOf<'taskDay'> | undefined> => {
  const day = await findOne(within, 'taskDay', { userId, date }, { isLocked: true })
  if (day && day.version !== version) throw conflict('单据已变更，请刷新')
  return day
}

export const demandAtWork = async (tx: Sql, { userId, date }: DayOf): Promise<void> => {
  if (!(await isWorkDay(tx, date))) throw invalid({ date: '非工作日请填写周末任务' })
  if (await isAway(tx, { userId, date })) throw conflict('当日已请假')
}

export const isAway = async (tx: Sql, { userId, date }: DayOf): Promise<boolean> => {
  const [found] = await tx.query<{ away: boolean }>('select app.on_leave($1, $2::date, $2::date) as away', [
    userId,
    date,
  ])
  return found?.away === true
}

/** Returns the id of the day, creating the row when it is missing. */
export const madeDay = ({ tx, writer }: Within, day: RowOf<'taskDay'> | undefined, of: DayOf): Promise<string> =>
  day ? Promise.resolve(day.id) : create(tx, writer, taskDay, { ...of })

export const itemsOf = (within: Within, taskDayId: string): Promise<RowOf<'planItem'>[]> =>
  find(within, 'planItem', { taskDayId }, { sort: ['sort'] })

export const dayOf = async (within: Within, id: string): Promise<RowOf<'taskDay'>> => {
  const day = await findOne(within, 'taskDay', id)
  if (!day) throw new Error(`day ${id} is not there`)
  return day
}
