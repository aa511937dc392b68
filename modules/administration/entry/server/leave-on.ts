import { asSystem, type Handler } from '@chengban/engine/row/scene.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { fileOf } from './file-of.ts'
import { addLists } from './lists.ts'

/** Sets the last day of an approved leaver and makes their hand-over list. */
export const leaveOn: Handler<'entry'> = async ({ tx, writer, row }) => {
  const within = { tx, writer: asSystem(writer) }
  const { userId, tzDemobilize, tzDepart, handoverId } = row as RowOf<'entry'>
  if (!userId) return
  await change(within, 'user', userId, { tzDemobilize, tzDepart })
  const file = await fileOf(within, userId)
  row.parentId = file.id
  await change(within, 'entry', file.id, { tzDemobilize, tzDepart, handoverId })
  await moveBySystem(within, 'entry', 'leave', file.id)
  await addLists(within, { ...file, handoverId }, ['交接'], () => tzDemobilize)
}

/** Adds the months of an extended probation to the person's file; a file in 待转正 goes back to its probation. */
export const prolong: Handler<'entry'> = async ({ tx, writer, row }) => {
  const within = { tx, writer: asSystem(writer) }
  if (!row.userId) return
  const file = await fileOf(within, String(row.userId))
  row.parentId = file.id
  await change(within, 'entry', file.id, { extendMonths: Number(file.extendMonths) + Number(row.extendMonths) })
  if (file.stage === '待转正') await moveBySystem(within, 'entry', 'prolong', file.id)
}
