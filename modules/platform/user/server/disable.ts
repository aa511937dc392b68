import type { CallHandler } from '@chengban/engine/call.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { Writer } from '@chengban/engine/row/scene.ts'
import { move } from '@chengban/engine/write/move.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden, notFound } from '@chengban/kernel/refusal.ts'
import type { disable } from '../disable.call.ts'
import { openWork } from '../open-work.ts'
import { user } from '../user.entity.ts'
import { countWork } from './count-work.ts'
import { demandReceiver, handOver } from './hand-over.ts'

/** The move `disable`; a person named to take over gets the open work before deputies and heads do. */
export const disablePerson: CallHandler<typeof disable> = (engine, input) => {
  const { version, handoverId } = input
  const { id } = input
  if (!isUuid(id)) throw notFound()
  return engine.write(user, async (tx) => {
    const { writer } = engine
    const before = await waiting(tx, id)
    if (handoverId) await handTo(tx, writer, id, String(handoverId))
    await move(tx, writer, user, 'disable', { id, version })
    return {
      id,
      movedTasks: before - (await waiting(tx, id)),
      openWork: await countWork(tx, writer.catalog, id, openWork),
    }
  })
}

const handTo = async (tx: Sql, writer: Writer, fromId: string, toId: string): Promise<void> => {
  if (!has(writer.actor.entries, 'user:handover')) throw forbidden()
  await demandReceiver(tx, fromId, toId, 'handoverId')
  await handOver(tx, writer, { fromId, toId, modules: [], reason: '原审批人已停用' })
}

const waiting = async (tx: Sql, userId: string): Promise<number> => {
  const [found] = await tx.query<{ count: number }>(
    `select count(*)::integer as count from store.audit_task where user_id = $1 and status in ('待处理', '等待加签')`,
    [userId],
  )
  return found?.count ?? 0
}
