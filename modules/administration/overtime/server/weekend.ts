import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { change } from '@chengban/engine/write/by-system.ts'

/** Names the approved overtime on the weekend work it is for: the one it was made from, else that of its person and day. */
export const overtimeApproved: Handler<'overtime'> = async (scene) => {
  const { id, userId, date, weekendTaskId } = scene.row
  const which = weekendTaskId ? { id: weekendTaskId, userId } : { userId, date: String(date), status: confirmed }
  await change(scene, 'weekendTask', which, ({ overtimeId }) => (overtimeId ? undefined : { overtimeId: id }))
}

/** Detaches a voided overtime from its weekend work. */
export const unlinkWeekend = (scene: Scene<'overtime'>): Promise<unknown> =>
  change(scene, 'weekendTask', { overtimeId: scene.row.id }, { overtimeId: null })

const confirmed = ['已确认', 'PMO已确认'] as const
