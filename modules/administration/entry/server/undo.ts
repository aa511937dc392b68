import { asSystem, type Handler, type Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { change, drop } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { remove } from '@chengban/engine/write/remove.ts'
import { lastDay } from '@chengban/kernel/days.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { user } from '@chengban/modules/platform/user/user.entity.ts'

type Row = RowOf<'entry'>

/** What an approval made is undone with it: the person who has not come, the last day that has not come. */
export const entryVoided: Handler<'entry'> = async ({ tx, writer, row }) => {
  const within = { tx, writer: asSystem(writer) }
  if (row.kind === '入职') row.userId = await forget(within, row)
  if (row.kind === '离职') await stay(within, row)
}

/**
 * Deletes a person whom the approval created and returns null; keeps a person who existed before and returns their id.
 */
const forget = async (within: Within, { id, userId, tzSubmit }: Row): Promise<string | null> => {
  const person = userId ? await findOne(within, 'user', userId) : undefined
  await drop(within, 'entryItem', { entryId: id })
  if (person?.status !== '待激活') return userId
  if (Date.parse(person.tzCreate) < Date.parse(tzSubmit ?? person.tzCreate)) return userId
  await change(within, 'entry', id, { userId: null })
  await remove(within.tx, within.writer, user, person.id)
  return null
}

const stay = async (within: Within, { userId, parentId, tzDemobilize }: Row): Promise<void> => {
  if (!userId || !parentId || !tzDemobilize) return
  await change(within, 'user', userId, { tzDemobilize: null, tzDepart: null })
  await drop(within, 'entryItem', { entryId: parentId, kind: '交接' })
  await change(within, 'entry', parentId, { tzDemobilize: null, tzDepart: null, handoverId: null })
  await moveBySystem(within, 'entry', 'stay', parentId)
  await reachSheets(within, userId, tzDemobilize, lastDay(tzDemobilize))
}

/** The running sheet of the month of a last day ends with it, or reaches to the end of the month again. */
export const reachSheets = async (within: Within, userId: string, last: string, endDate: string): Promise<void> => {
  const person = await findOne(within, 'user', userId)
  const month = last.slice(0, 7)
  const bounds = { from: `${month}-01`, to: lastDay(last) }
  const usual = person?.tzProbation?.startsWith(month) ? '入职' : '月度'
  const type = endDate === last && person?.tzDemobilize === last ? '离职' : usual
  for (const sheet of await find(within, 'checkOnWork', { userId, status: '统计中', startDate: bounds }))
    if (sheet.startDate <= endDate) await change(within, 'checkOnWork', sheet.id, { endDate, type })
}
