import type { Handler, Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { tellPeople } from '@chengban/engine/row/tell-people.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import { user } from '@chengban/modules/platform/user/user.entity.ts'

const reason = '警告超限'

/** So many warnings in force bar a person from applying; fewer lift the bar again. */
export const lockByWarnings = async (scene: Within, userId: string): Promise<void> => {
  const most = await settingOf(scene.tx, 'violate.lockAt')
  const warnings = await find(scene, 'warnAccident', { userId, status: '有效' })
  const isOver = warnings.reduce((sum, { count }) => sum + count, 0) >= most
  let isNew = false
  await change(scene, 'user', userId, ({ lockReason }) => {
    isNew = isOver && lockReason === null
    if (isOver) return { lockReason: lockReason ?? reason }
    return lockReason === reason ? { lockReason: null } : undefined
  })
  if (isNew) await tellOf(scene, userId)
}

/** The person hears that they may apply for nothing any more, and so does their head. */
const tellOf = async (within: Within, userId: string): Promise<void> => {
  const rows = await within.tx.query<{ name: string; headId: string | null }>(
    'select u.name, app.head_of(u.id)::text as "headId" from store."user" u where u.id = $1',
    [userId],
  )
  const title = `【警告】${rows[0]?.name ?? ''}警告超限，已限制提交申请`
  const heard = new Set([userId, ...rows.flatMap(({ headId }) => headId ?? [])])
  await tellPeople(within, [...heard], title, user, userId)
}

export const warnAccidentLock: Handler<'warnAccident'> = (scene) => lockByWarnings(scene, scene.row.userId)
