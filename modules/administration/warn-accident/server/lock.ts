import type { Handler, Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'

const reason = '警告超限'

/** So many warnings in force bar a person from applying; fewer lift the bar again. */
export const lockByWarnings = async (scene: Within, userId: string): Promise<void> => {
  const [found] = await scene.tx.query<{ most: number }>(
    `select value::integer as most from store.config where key = 'violate.lockAt'`,
  )
  const warnings = await find(scene, 'warnAccident', { userId, status: '有效' })
  const isOver = found !== undefined && warnings.reduce((sum, { count }) => sum + count, 0) >= found.most
  await change(scene, 'user', userId, ({ lockReason }) => {
    if (isOver) return { lockReason: lockReason ?? reason }
    return lockReason === reason ? { lockReason: null } : undefined
  })
}

export const lockWarned: Handler<'warnAccident'> = (scene) => lockByWarnings(scene, scene.row.userId)
