import type { CallHandler } from '@chengban/engine/call.ts'
import type { Handler, Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { openRow } from '@chengban/engine/write/open-row.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { demandOpen } from '../../project/server/project-rules.ts'
import type { asyncTask } from '../async-task.call.ts'
import { maker } from '../milepost.acts.ts'
import { milepost } from '../milepost.entity.ts'

type Milepost = RowOf<'milepost'>
type Task = RowOf<'task'>
interface Made {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
}

const isOpen = ({ status }: Task): boolean => !['已完成', '取消'].includes(status)

/** All of them or none; each milestone is locked, so that a second run finds the tasks of the first. */
export const makeTasks: CallHandler<typeof asyncTask> = (engine, { ids }) =>
  engine.write(milepost, async (tx) => {
    const within = { tx, writer: engine.writer }
    const made = { created: 0, updated: 0, unchanged: 0 }
    for (const id of [...new Set(ids)].sort()) {
      const row = await openRow(within, 'milepost', id, { who: maker })
      if (['已完成', '取消'].includes(row.status)) throw invalid({ ids: '里程碑已完成' })
      if (row.projectId) await demandOpen(tx, row.projectId)
      const { created, updated, unchanged } = await tasksOf(within, row)
      made.created += created
      made.updated += updated
      made.unchanged += unchanged
    }
    return made
  })

export const milepostTasked: Handler<'milepost'> = (scene) => tasksOf(scene, scene.row)

const tasksOf = async (within: Within, { id, name, describe, ...row }: Milepost): Promise<Made> => {
  const tasks = await find(within, 'task', { milepostTaskId: id, status: { not: '取消' } }, { isLocked: true })
  const followed = await change(
    within,
    'task',
    tasks.filter(isOpen).map((task) => task.id),
    { name, describe },
  )
  const people = [...new Set([row.userId, ...row.userIds])]
  const lacking = people.filter((person) => !tasks.some(({ designee }) => designee === person))
  const predict = String(Math.round((Number(row.predict ?? 0) * 10) / people.length) / 10)
  const { projectId, priority, endDate: date } = row
  const userId = within.writer.actor.userId
  for (const designee of lacking) {
    const given = { name, describe, projectId, priority, date, originalTime: date, predict }
    const made = await addRow(within, 'task', { ...given, userId, designee, milepostTaskId: id })
    await moveBySystem(within, 'task', 'publish', made)
  }
  return { created: lacking.length, updated: followed.length, unchanged: tasks.length - followed.length }
}

/** Open tasks that were as urgent as their milestone are so still. */
export const milepostPrioritised: Handler<'milepost'> = (scene) => {
  const { before, row } = scene
  const alike = { milepostTaskId: String(row.id), priority: before?.priority ?? '中' }
  return change(scene, 'task', { ...alike, status: { not: ['已完成', '取消'] } }, { priority: row.priority })
}
