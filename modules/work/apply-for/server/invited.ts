import { linkTo, notify } from '@chengban/engine/row/announce.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

/** People who are turned on join those who are there. */
export const applyForInviting: Handler<'applyFor', 'invite'> = async (scene) => {
  const { row, asked } = scene
  const wanted = [...new Set(asked.userIds)]
  const people = await find(scene, 'user', wanted)
  if (people.length < wanted.length || people.some(({ isEnable }) => !isEnable))
    throw invalid({ userIds: '该用户已停用' })
  row.collaborator = [...new Set([...(row.collaborator ?? []), ...wanted])]
}

/** Notifies only people who were not collaborators before. */
export const applyForInvited: Handler<'applyFor', 'invite'> = async (scene) => {
  const { tx, row, before, asked, writer, opinion, entity } = scene
  const there = before?.collaborator ?? []
  const fresh = [...new Set(asked.userIds)].filter((id) => !there.includes(id))
  const [me] = await find(scene, 'user', writer.actor.userId)
  const title = `${me?.name ?? ''}邀请您参与需求【${row.name}】${opinion ?? ''}`
  const about = { kind: '通知' as const, module: 'applyFor', relevanceId: row.id, link: linkTo(entity, row.id) }
  await notify(
    tx,
    fresh.map((userId) => ({ userId, senderId: writer.actor.userId, title, ...about })),
  )
  return { invited: fresh.length, already: new Set(asked.userIds).size - fresh.length }
}

/** How many of several wait for their client, and how many are over. */
export const applyForPublished: Handler<'applyFor'> = ({ row }) => {
  const isWaiting = row.stage === '待客户确认'
  return { waitSign: Number(isWaiting), done: Number(!isWaiting) }
}
