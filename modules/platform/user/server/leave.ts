import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { linkTo, notify } from '@chengban/engine/row/announce.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { conflict, forbidden } from '@chengban/kernel/refusal.ts'
import { keepAdministrator } from '../../role/server/administrators.ts'
import { openWork, takenOut, unsettled } from '../open-work.ts'
import { countWork, inWords, totalOf } from './count-work.ts'
import { headOf } from './head.ts'
import { moveTasks } from './move-tasks.ts'

export const userDisable: Handler<'user'> = ({ writer, row }) => {
  if (row.id === writer.actor.userId) throw forbidden('不能停用自己')
}

/** The person is out from the next request on; what waited for them waits for somebody else. */
export const userDisabled: Handler<'user'> = async (scene) => {
  const { tx, writer, entity, row } = scene
  const id = String(row.id)
  await shutOut(scene)
  const head = await headOf(tx, row)
  if (!head) return
  const text = inWords(await countWork(tx, writer.catalog, id, openWork))
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

/** Who leaves for good leaves nothing open and takes nothing along. */
export const userDepart: Handler<'user'> = async (scene) => {
  await userDisable(scene)
  const { tx, writer, row } = scene
  const id = String(row.id)
  const open = totalOf(await countWork(tx, writer.catalog, id, [...openWork, ...unsettled]))
  if (open > 0) throw conflict(`仍有${open}项工作未交接`)
  const out = totalOf(await countWork(tx, writer.catalog, id, takenOut))
  if (out > 0) throw conflict(`仍有${out}件物品未归还`)
}

export const userDeparted: Handler<'user'> = (scene) => shutOut(scene)

/** Who comes back begins anew. */
export const userRehired: Handler<'user'> = async ({ tx, row }) => {
  Object.assign(row, { tzRegular: null, tzDemobilize: null, tzDepart: null, isFormal: false })
  await tx.query(
    `update store."user" set tz_regular = null, tz_demobilize = null, tz_depart = null, is_formal = false where id = $1`,
    [row.id],
  )
}

const shutOut = async ({ tx, writer, before, row }: Scene<'user'>): Promise<void> => {
  const id = String(row.id)
  // people who are not enabled hold nothing: only then can the last one have gone
  if (before?.isEnable) await keepAdministrator(tx)
  await writer.services.revoke(tx, id, '停用')
  await revokeShares(tx, id)
  await moveTasks(tx, writer, row, { reason: '原审批人已停用' })
}

/** What the person shared by a link is shut with the account, and stays so when they come back. */
const revokeShares = (tx: Sql, id: string) =>
  tx.query(
    `update store.file_share set tz_revoke = $2, tz_update = $2, version = version + 1
     where creator_id = $1 and tz_revoke is null and tz_expire > $2`,
    [id, clock.now().toISOString()],
  )
