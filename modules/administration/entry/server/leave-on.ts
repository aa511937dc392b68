import { asSystem, type Handler, type Within } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { addMonths } from '@chengban/kernel/days.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { openWork } from '@chengban/modules/platform/user/open-work.ts'
import { countWork } from '@chengban/modules/platform/user/server/count-work.ts'
import { fileOf } from './file-of.ts'
import { addLists } from './lists.ts'
import { reachSheets } from './undo.ts'

/** Sets the last day of an approved leaver and makes their hand-over list. */
export const leaveOn: Handler<'entry'> = async ({ tx, writer, row }) => {
  const within = { tx, writer: asSystem(writer) }
  const { userId, mobile, tzDemobilize, tzDepart, handoverId } = row
  if (!userId) return
  await change(within, 'user', userId, { tzDemobilize, tzDepart })
  const file = await fileOf(within, { userId, mobile })
  row.parentId = file.id
  await change(within, 'entry', file.id, { tzDemobilize, tzDepart, handoverId })
  await moveBySystem(within, 'entry', 'leave', file.id)
  await addLists(within, { ...file, handoverId }, ['交接'], () => tzDemobilize)
  await listWork(within, row, file.id)
  if (tzDemobilize) await reachSheets(within, userId, tzDemobilize, tzDemobilize)
}

/** Adds a handover item for each kind of open work of the person, counted as a handover of their work counts it. */
const listWork = async (within: Within, leaving: RowOf<'entry'>, entryId: string): Promise<void> => {
  const { userId, handoverId, tzDemobilize } = leaving
  if (!userId || !handoverId) return
  for (const { label, count } of await countWork(within.tx, within.writer.catalog, userId, openWork)) {
    const name = `${label}${count}项`
    const values = { entryId, kind: '交接', name, responsibleId: handoverId, dueDate: tzDemobilize, sort: 60 } as const
    await addRow(within, 'entryItem', values)
  }
}

/** Adds the months of an extended probation to the person's file; a file in 待转正 goes back to its probation. */
export const prolong: Handler<'entry'> = async ({ tx, writer, row }) => {
  const within = { tx, writer: asSystem(writer) }
  if (!row.userId) return
  const file = await fileOf(within, { userId: row.userId, mobile: row.mobile })
  row.parentId = file.id
  const extendMonths = Number(file.extendMonths) + Number(row.extendMonths)
  await change(within, 'entry', file.id, { extendMonths })
  if (file.tzProbation) {
    const tzRegular = addMonths(file.tzProbation, Number(file.probationMonths) + extendMonths)
    await change(within, 'user', { id: String(row.userId), tzRegular: { not: null } }, { tzRegular })
  }
  if (file.stage === '待转正') await moveBySystem(within, 'entry', 'prolong', file.id)
}
