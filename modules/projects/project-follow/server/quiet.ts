import type { Handler, Scene, Within } from '@chengban/engine/row/scene.ts'
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

/** The same whichever door the mark came by. What a project ignores for itself is no matter of its person. */
const settle = async (scene: Scene<'projectFollow'>, isIgnore: boolean): Promise<void> => {
  const { targetType, targetId, userId, projectId } = scene.row
  if (targetType === 'project') return quiet(scene, { userId, projectId: targetId, isIgnore })
  if (projectId) return
  for (const [module, aboutId] of await targetsOf(scene)) {
    const what = { code: 'project.*', module, aboutId, userId }
    await (isIgnore ? pause(scene, what) : resume(scene, what))
  }
}

/** A product is its versions too. */
const targetsOf = async ({ tx, row }: Scene<'projectFollow'>): Promise<(readonly [string, string])[]> => {
  const { targetType, targetId } = row
  if (targetType !== 'productLibrary') return [[targetType, targetId]]
  const versions = await tx.query<{ id: string }>(
    'select id from store.product_library_version where product_library_id::text = $1 order by id',
    [targetId],
  )
  return [[targetType, targetId], ...versions.map(({ id }) => ['productLibraryVersion', id] as const)]
}

export const projectFollowSaved: Handler<'projectFollow'> = (scene) => settle(scene, scene.row.isIgnore === true)

export const projectFollowRemoving: Handler<'projectFollow'> = (scene) => settle(scene, false)
