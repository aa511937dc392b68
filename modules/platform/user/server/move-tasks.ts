import { followTo } from '@chengban/engine/audit/transfer.ts'
import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { announce, linkTo, notify } from '@chengban/engine/row/announce.ts'
import { writeRecord } from '@chengban/engine/row/change-record.ts'
import type { Values, Writer } from '@chengban/engine/row/scene.ts'
import { column, table } from '@chengban/engine/schema/names.ts'
import { type OpenTask, openTasks, type Receiver, receiverOf } from './task-receiver.ts'

interface Moving {
  /** The person named to take over. */
  readonly toId?: string
  readonly reason: string
}

/**
 * Moves a person's open approvals to the named person, else to the current deputy, else along the chain. Approvals
 * without a possible receiver stay.
 */
export const moveTasks = async (tx: Sql, writer: Writer, leaver: Values, { toId, reason }: Moving): Promise<void> => {
  for (const task of await openTasks(tx, writer.catalog, String(leaver.id))) {
    const receiver = await receiverOf(tx, task, leaver, toId)
    if (receiver) await handOn(tx, writer, { task, receiver, reason })
  }
}

interface HandedOn {
  readonly task: OpenTask
  readonly receiver: Receiver
  readonly reason: string
}

const handOn = async (tx: Sql, writer: Writer, { task, receiver, reason }: HandedOn): Promise<void> => {
  const { id, name, forId, isAsked } = receiver
  const { entity, relevanceId } = task
  const now = clock.now().toISOString()
  await tx.query(
    `update store.audit_task set status = $2, reason = $3, tz_act = $4, tz_update = $4, version = version + 1 where id = $1`,
    [task.id, isAsked ? '已取消' : '已转交', reason, now],
  )
  if (!isAsked) await copyTask(tx, task, id, forId, now)
  const place = `audit${task.auditLevel}`
  if (place in entity.fields)
    await tx.query(`update ${table(entity.name)} set ${column(place)} = $2 where id = $1 and ${column(place)} = $3`, [
      relevanceId,
      id,
      task.userId,
    ])
  await writeRecord(tx, writer.actor.userId, entity, relevanceId, { action: `${reason}，改派${name}`, changes: [] })
  const about = { kind: '审批', module: entity.name, relevanceId, link: linkTo(entity, relevanceId) } as const
  if (!isAsked)
    await notify(tx, [{ userId: id, senderId: writer.actor.userId, title: `${task.title} 待您审批`, ...about }])
  await announce(tx, entity, relevanceId)
}

/** Who was asked in addition answers to who has taken over. */
const copyTask = async (
  tx: Sql,
  { id, status }: OpenTask,
  userId: string,
  forId: string | null,
  now: string,
): Promise<void> => {
  const copy = uuidv7()
  await tx.query(
    `insert into store.audit_task (id, tz_create, tz_update, creator_id, round_id, module, relevance_id, title, summary,
       initiator_id, user_id, for_id, kind, audit_level, status, record_version, from_task_id, tz_due,
       search_grams, search_text, search_initials)
     select $2, $3, $3, creator_id, round_id, module, relevance_id, title, summary,
       initiator_id, $4, $5, kind, audit_level, $6, record_version, case when kind = '审批' then id else from_task_id end, tz_due,
       search_grams, search_text, search_initials
     from store.audit_task where id = $1`,
    [id, copy, now, userId, forId, status],
  )
  await followTo(tx, id, copy)
}
