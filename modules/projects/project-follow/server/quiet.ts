import type { Handler, Within } from '@chengban/engine/row/scene.ts'
import { pause, readReminders, resume } from '@chengban/modules/platform/remind-pause/server/pause.ts'

const families = ['project', 'wbs', 'impPrepare'] as const

interface Marked {
  readonly userId: string
  readonly projectId: string
  readonly isIgnore: boolean
}

/** Who ignores a project is reminded of it no more; what they have of it counts as read. */
export const quiet = async (within: Within, { userId, projectId, isIgnore }: Marked): Promise<void> => {
  for (const family of families) {
    const what = { code: `${family}.*`, module: 'project', aboutId: projectId, userId }
    await (isIgnore ? pause(within, what) : resume(within, what))
  }
  if (isIgnore) await readReminders(within, userId, projectId, families)
}

/** The same whichever door the mark came by. */
export const followSaved: Handler<'projectFollow'> = async (scene) => {
  const { targetType, targetId, userId, isIgnore } = scene.row
  if (targetType === 'project') await quiet(scene, { userId, projectId: targetId, isIgnore: isIgnore === true })
}

export const followRemoved: Handler<'projectFollow'> = async (scene) => {
  const { targetType, targetId, userId } = scene.row
  if (targetType === 'project') await quiet(scene, { userId, projectId: targetId, isIgnore: false })
}
