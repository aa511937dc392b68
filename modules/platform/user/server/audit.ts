import type { CallHandler } from '@chengban/engine/call.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { linkTo, notify } from '@chengban/engine/row/announce.ts'
import { writeRecord } from '@chengban/engine/row/change-record.ts'
import { lockRow } from '@chengban/engine/row/rows.ts'
import type { Values } from '@chengban/engine/row/scene.ts'
import { demandVersion, move, opinionOf } from '@chengban/engine/write/move.ts'
import { conflict, forbidden, notFound } from '@chengban/kernel/refusal.ts'
import type { audit } from '../audit.call.ts'
import { user } from '../user.entity.ts'

/** The move `audit` for who passes; the rest stay where they are and who entered them hears why. */
export const auditPerson: CallHandler<typeof audit> = (engine, input) => {
  const { version, pass, roleId, opinion } = input
  const { id } = input
  if (!isUuid(id)) throw notFound()
  return engine.write(user, async (tx) => {
    const { writer } = engine
    const locked = await lockRow(tx, writer.catalog, user, id)
    if (!locked?.seen) throw notFound()
    if (locked.row.status !== '待激活') throw conflict('该人员已审核')
    if (!pass) return turnDown(tx, engine, locked.row, input)
    const status = await move(tx, writer, user, 'audit', { id, version, opinion, ...(roleId ? { roleId } : {}) })
    return { id, status }
  })
}

const turnDown = async (tx: Sql, { writer }: Engine, row: Values, { version, opinion: said }: Values) => {
  const [id, byId] = [String(row.id), writer.actor.userId]
  demandVersion(version, row)
  if (id === byId) throw forbidden('不能审批自己的单据')
  const opinion = opinionOf(said, true)
  await writeRecord(tx, byId, user, id, { action: '审核不通过', opinion, changes: [] })
  const title = `人员【${row.name}】审核未通过`
  const about = { module: user.name, relevanceId: id, link: linkTo(user, id) }
  if (row.creatorId && row.creatorId !== byId)
    await notify(tx, [
      { userId: String(row.creatorId), senderId: byId, kind: '审批', title, text: opinion ?? '', ...about },
    ])
  return { id, status: String(row.status) }
}
