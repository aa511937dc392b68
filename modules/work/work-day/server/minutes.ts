import { asSystem, type Handler } from '@chengban/engine/row/scene.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { create } from '@chengban/engine/write/save.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { task } from '../../task/task.entity.ts'

/** Creates tasks from the minutes in the name of their author, in one transaction with the minutes. */
export const workDayMinutes: Handler<'workDay', 'summary'> = async ({ tx, writer, row, asked }) => {
  const within = { tx, writer: asSystem(writer) }
  const projectId = row.relevanceModule === 'project' ? row.relevanceId : null
  for (const [index, { name, designee, date }] of (asked.tasks ?? []).entries())
    try {
      const id = await create(tx, within.writer, task, { name, designee, date, projectId })
      await moveBySystem(within, 'task', 'publish', id)
    } catch (error) {
      throw ofLine(index, error)
    }
}

/** Moves the field errors of a task to its line in the minutes. */
const ofLine = (index: number, error: unknown): unknown => {
  if (!(error instanceof Refusal) || !error.data?.fields) return error
  const fields = Object.entries(error.data.fields).map(([name, message]) => [`tasks.${index}.${name}`, message])
  return new Refusal(error.code, error.message, { fields: Object.fromEntries(fields) })
}
