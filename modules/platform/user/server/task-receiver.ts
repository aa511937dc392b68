import type { Sql } from '@chengban/engine/db/sql.ts'
import { approversOf } from '@chengban/engine/round/approvers.ts'
import { readState } from '@chengban/engine/round/state.ts'
import { lockRow } from '@chengban/engine/row/rows.ts'
import type { Values } from '@chengban/engine/row/scene.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'

/** An approval that waits, with the locked record it is about. */
export interface OpenTask {
  readonly id: string
  readonly roundId: string
  readonly relevanceId: string
  readonly title: string
  readonly initiatorId: string
  readonly userId: string
  readonly auditLevel: number
  readonly status: string
  readonly entity: Entity
  readonly row: Values
}

export interface Receiver {
  readonly id: string
  readonly name: string
  /** The represented person, when a deputy takes the task; otherwise null. */
  readonly forId: string | null
  /** The receiver decides on this level already. */
  readonly isAsked: boolean
}

/** Open approvals of a person; their records are locked first, as every decision does. */
export const openTasks = async (tx: Sql, catalog: Catalog, userId: string): Promise<OpenTask[]> => {
  const mine = `from store.audit_task t where t.user_id = $1 and t.status in ('待处理', '等待加签')`
  const records = await tx.query<{ module: string; id: string }>(
    `select distinct t.module, t.relevance_id as id ${mine} order by 1, 2`,
    [userId],
  )
  const rows = new Map<string, Values>()
  for (const { module, id } of records) {
    const locked = catalog.all.has(module) ? await lockRow(tx, catalog, catalog.entity(module), id) : undefined
    if (locked) rows.set(`${module} ${id}`, locked.row)
  }
  const tasks = await tx.query<Omit<OpenTask, 'entity' | 'row'> & { module: string }>(
    `select t.id, t.round_id as "roundId", t.module, t.relevance_id as "relevanceId", t.title,
       t.initiator_id as "initiatorId", t.user_id as "userId", t.audit_level as "auditLevel", t.status
     ${mine} order by t.id for update`,
    [userId],
  )
  return tasks.flatMap((task) => {
    const row = rows.get(`${task.module} ${task.relevanceId}`)
    return row ? [{ ...task, entity: catalog.entity(task.module), row }] : []
  })
}

/** Who takes a task over; undefined where there is nobody. Never the applicant. */
export const receiverOf = async (
  tx: Sql,
  task: OpenTask,
  leaver: Values,
  toId?: string,
): Promise<Receiver | undefined> => {
  const named = toId ? await person(tx, task, toId) : undefined
  if (named) return { ...named, forId: null }
  const [standsIn] = await tx.query<{ id: string | null }>(
    `select u.deputy_id as id from store."user" u where u.id = $1 and rule.is_deputised(u)`,
    [leaver.id],
  )
  const deputy = standsIn?.id && (await person(tx, task, standsIn.id))
  if (deputy) return { ...deputy, forId: task.userId }
  return alongChain(tx, task)
}

const person = async (tx: Sql, { id: taskId, roundId, auditLevel, initiatorId }: OpenTask, id: string) => {
  const [found] = await tx.query<{ id: string; name: string; isAsked: boolean }>(
    `select u.id, u.name, exists (select from store.audit_task t where t.round_id = $2 and t.audit_level = $3
       and t.user_id = u.id and t.id <> $5 and t.status in ('待处理', '等待加签')) as "isAsked"
     from store."user" u where u.id = $1 and u.is_enable and u.id <> $4`,
    [id, roundId, auditLevel, initiatorId, taskId],
  )
  return found
}

const alongChain = async (tx: Sql, task: OpenTask): Promise<Receiver | undefined> => {
  const { entity, row, auditLevel, roundId, userId } = task
  const asked = await tx.query<{ id: string }>(
    'select distinct user_id as id from store.audit_task where round_id = $1 and audit_level < $2',
    [roundId, auditLevel],
  )
  const earlier = [userId, ...asked.map(({ id }) => id)]
  const { setting } = await readState(tx, entity, null)
  const unset = { ...setting, config: { ...setting.config, approvers: {} } }
  try {
    const unnamed = { ...row, [`audit${auditLevel}`]: null }
    const [first] = await approversOf({ tx, entity, row: unnamed, level: auditLevel, setting: unset, earlier })
    const found = first && (await person(tx, task, first.userId))
    return found && { ...found, forId: first.forId }
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
