import type { Within, Writer } from '@chengban/engine/row/scene.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { create } from '@chengban/engine/write/save.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden } from '@chengban/kernel/refusal.ts'
import { task } from '../../task/task.entity.ts'
import type { Line } from './lines.ts'

/** Allows holders of `task:dispatch` to dispatch to everyone, and others only to the people they lead. */
export const demandLed = async (
  { tx }: Within,
  { actor }: Pick<Writer, 'actor'>,
  people: readonly string[],
): Promise<void> => {
  if (has(actor.entries, 'task:dispatch')) return
  const [found] = await tx.query<{ all: boolean }>(
    'select bool_and(coalesce(app.leader(u.id) = $2, false)) as all from unnest($1::uuid[]) u (id)',
    [people, actor.userId],
  )
  if (!found?.all) throw forbidden()
}

/** Creates a task for the person when the line has no source record yet. */
export const sourced = async (
  within: Within,
  { userId, date }: { readonly userId: string; readonly date: string },
  { describe, ...line }: Line & { readonly describe?: unknown },
): Promise<{ readonly line: Line; readonly isMade: boolean }> => {
  if (line.sourceType !== 'task' || line.sourceId) return { line, isMade: false }
  const about = { name: line.title, describe, projectId: line.projectId, predict: line.planHours }
  const known = Object.fromEntries(Object.entries(about).filter(([, value]) => value !== undefined))
  const sourceId = await create(within.tx, within.writer, task, {
    ...known,
    designee: userId,
    date,
    type: '其他',
    needConfirm: false,
  })
  await moveBySystem(within, 'task', 'publish', sourceId)
  return { line: { ...line, sourceId }, isMade: true }
}
