import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne, type Where } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { businessTask } from '../business-task.entity.ts'
import type { syncLog } from '../sync-log.call.ts'

type Task = RowOf<'businessTask'>

/** Adds the completed task to the diary of the sale; returns the id of the entry. */
export const entryOf = (within: Within, { businessOpportunityId, name, result, tzComplete }: Task): Promise<string> =>
  addRow(within, 'businessLog', {
    businessOpportunityId,
    kind: '任务',
    content: `${name}：${result ?? ''}`,
    tzLog: tzComplete ?? clock.now().toISOString(),
    isAuto: true,
  })

/** Finished tasks without an entry, or finished once more after it; gives how many entries were made. */
export const loggedTasks = async (within: Within, which: Where<'businessTask'>): Promise<number> => {
  let created = 0
  for (const task of await find(within, 'businessTask', { ...which, status: '已完成' }, { isLocked: true })) {
    const entry = task.businessLogId ? await findOne(within, 'businessLog', task.businessLogId) : undefined
    if (entry && Date.parse(entry.tzLog) >= Date.parse(task.tzComplete ?? '')) continue
    await change(within, 'businessTask', task.id, { businessLogId: await entryOf(within, task) })
    created += 1
  }
  return created
}

export const syncTask: CallHandler<typeof syncLog> = async (engine, { id }) => {
  const { userId, entries } = engine.writer.actor
  if (id) {
    const task = await engine.detail(businessTask, id)
    if (![task.userId, task.creatorId].includes(userId) && !has(entries, 'businessOpportunity:manage'))
      throw forbidden()
  }
  return engine.write(businessTask, async (tx) => ({
    created: await loggedTasks({ tx, writer: engine.writer }, id ? { id } : { userId }),
  }))
}
