import { linkTo, notify } from '@chengban/engine/write/announce.ts'
import type { Handler, Scene } from '@chengban/engine/write/scene.ts'
import { conflict, forbidden } from '@chengban/kernel/refusal.ts'
import { keepAdministrator } from '../../role/server/administrators.ts'
import { countWork } from './count-work.ts'
import { headOf } from './head.ts'
import { moveTasks } from './move-tasks.ts'

export const disableUser: Handler = ({ writer, row }) => {
  if (row.id === writer.actor.userId) throw forbidden('不能停用自己')
}

/** The person is out from the next request on; what waited for them waits for somebody else. */
export const disabledUser: Handler = async (scene) => {
  const { tx, writer, entity, row } = scene
  const id = String(row.id)
  await shutOut(scene)
  const head = await headOf(tx, row)
  if (!head) return
  const work = await countWork(tx, writer.catalog, id)
  const text = work.map(({ label, count }) => `${label}${count}项`).join('、')
  const about = { module: entity.name, relevanceId: id, link: linkTo(entity, id) }
  const title = `【停用】${row.name}账号已停用`
  await notify(tx, [
    {
      userId: head,
      senderId: writer.actor.userId,
      kind: '通知',
      title,
      text: text ? `未交接工作：${text}` : '',
      ...about,
    },
  ])
}

/** Who leaves for good leaves nothing open. */
export const departUser: Handler = async (scene) => {
  await disableUser(scene)
  const work = await countWork(scene.tx, scene.writer.catalog, String(scene.row.id))
  const left = work.reduce((sum, { count }) => sum + count, 0)
  if (left > 0) throw conflict(`仍有${left}项工作未交接`)
}

export const departedUser: Handler = (scene) => shutOut(scene)

/** Nothing more: being employed is what enables. */
export const enabledUser: Handler = () => undefined

/** Who comes back begins anew. */
export const rehiredUser: Handler = async ({ tx, row }) => {
  Object.assign(row, { tzRegular: null, tzDemobilize: null, tzDepart: null, isFormal: false })
  await tx.query(
    `update store."user" set tz_regular = null, tz_demobilize = null, tz_depart = null, is_formal = false where id = $1`,
    [row.id],
  )
}

const shutOut = async ({ tx, writer, before, row }: Scene): Promise<void> => {
  const id = String(row.id)
  // people who are not enabled hold nothing: only then can the last one have gone
  if (before?.isEnable) await keepAdministrator(tx)
  await writer.services.revoke(tx, id, '停用')
  await moveTasks(tx, writer, row, { reason: '原审批人已停用' })
}
