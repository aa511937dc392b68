import { lock } from '@chengban/engine/db/locks.ts'
import type { Handler, Scene, Values } from '@chengban/engine/row/scene.ts'
import { has } from '@chengban/kernel/has.ts'
import { conflict, forbidden, invalid } from '@chengban/kernel/refusal.ts'

const most = 20

/** savedView/check: what everybody sees is the administrators'; twenty views a list, one of them the default. */
export const savedViewCheck: Handler<'savedView'> = async (scene) => {
  const { before, row } = scene
  demandSharing(scene, [before, row])
  if (typeof (row.filters ?? {}) !== 'object' || Array.isArray(row.filters)) throw invalid({ filters: '筛选格式错误' })
  const becomesDefault = row.isDefault && !before?.isDefault
  if (before && !becomesDefault) return
  await oneAtATime(scene)
  if (!before) await demandRoom(scene)
  if (becomesDefault) await leaveDefault(scene)
}

/** savedView/removing. */
export const savedViewRemoving: Handler<'savedView'> = (scene) => demandSharing(scene, [scene.row])

const demandSharing = ({ writer }: Scene<'savedView'>, states: readonly (Values | null)[]): void => {
  if (states.some((one) => one?.isShared) && !has(writer.actor.entries, 'config:manage')) throw forbidden()
}

const oneAtATime = ({ tx, row }: Scene<'savedView'>): Promise<unknown> =>
  lock(tx, 'views', `${row.creatorId} ${row.module}`)

const demandRoom = async ({ tx, row }: Scene<'savedView'>): Promise<void> => {
  const [found] = await tx.query<{ views: number }>(
    'select count(*)::integer as views from store.saved_view where creator_id = $1 and module = $2',
    [row.creatorId, row.module],
  )
  if ((found?.views ?? 0) >= most) throw conflict(`最多保存${most}个视图`)
}

/** The one that was the default is so no more. */
const leaveDefault = ({ tx, row }: Scene<'savedView'>): Promise<unknown> =>
  tx.query(
    `update store.saved_view set is_default = false, version = version + 1, tz_update = $3
     where creator_id = $1 and module = $2 and is_default and id <> $4`,
    [row.creatorId, row.module, row.tzUpdate, row.id],
  )
