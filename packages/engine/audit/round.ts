import type { Entity } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { isEmpty, showValue } from '@chengban/kernel/kinds/kinds.ts'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { uuidv7 } from '../db/uuid.ts'
import type { Catalog } from '../schema/catalog.ts'
import { linkTo, type Notice } from '../write/announce.ts'
import { titlesOf } from '../write/change-record.ts'
import type { Values } from '../write/scene.ts'
import type { Approver } from './approvers.ts'

export interface Task {
  readonly id: string
  readonly userId: string
  readonly auditLevel: number
  readonly status: string
  readonly kind: string
}

export interface Round {
  readonly id: string
  readonly round: number
  readonly auditLevel: number
  readonly levels: number
  /** Levels whose approver was named in the form. */
  readonly chosen: readonly number[]
  readonly tasks: readonly Task[]
}

/** The running round of a record with its tasks; undefined when nothing runs. */
export const runningRound = async (tx: Sql, entity: Entity, id: string): Promise<Round | undefined> => {
  const [row] = await tx.query<Round>(
    `select r.id, r.round, r.audit_level as "auditLevel", r.levels, r.chosen,
       coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'userId', t.user_id, 'auditLevel', t.audit_level, 'status', t.status, 'kind', t.kind) order by t.tz_create, t.id)
         from store.audit_task t where t.round_id = r.id), '[]') as tasks
     from store.audit_round r where r.module = $1 and r.relevance_id = $2 and r.status = '进行中'`,
    [entity.name, id],
  )
  return row
}

export const titleOf = (entity: Entity, row: Values): string => `${entity.label}【${String(row[entity.title] ?? '')}】`

/** One field of what was submitted, as shown. */
export interface Told {
  readonly field: string
  readonly label: string
  readonly value: string
  readonly secret?: string
}

/** The record's content at submit, with names instead of ids. */
export const snapshotOf = async (tx: Sql, catalog: Catalog, entity: Entity, row: Values): Promise<Told[]> => {
  const told = Object.entries(entity.fields).filter(
    ([name, field]) => isContent(entity, name, field) && !isEmpty(row[name]),
  )
  const titles = await titlesOf(
    tx,
    catalog,
    told.map(([name, field]) => ({ field, value: row[name] })),
  )
  return told.map(([name, field]) => ({
    field: name,
    label: field.label,
    value: isRef(field)
      ? [row[name]]
          .flat()
          .map((one) => titles.get(String(one)) ?? '')
          .join('、')
      : showValue(row[name], field),
    ...(field.options.secret ? { secret: field.options.secret } : {}),
  }))
}

const isRef = (field: Field): boolean => field.kind === 'ref' || field.kind === 'refs'
const isContent = (entity: Entity, name: string, field: Field): boolean =>
  !field.options.readonly &&
  !field.options.hidden &&
  !field.options.computed &&
  !['id', 'tzCreate', 'tzUpdate', 'creatorId', 'version'].includes(name) &&
  !/^audit\d$/.test(name) &&
  name in entity.fields

/** Up to five fields for cards; secret ones are left out, and empty ones. */
export const summaryOf = (entity: Entity, snapshot: readonly Told[]): { label: string; value: string }[] =>
  (entity.summary ?? [])
    .flatMap((name) => {
      const told = snapshot.find(({ field, secret }) => field === name && !secret)
      return told ? [{ label: told.label, value: told.value }] : []
    })
    .slice(0, 5)

interface NewRound {
  readonly title: string
  readonly round: number
  readonly levels: number
  readonly initiatorId: string
  readonly snapshot: readonly Told[]
  readonly chosen: readonly number[]
}

export const openRound = async (tx: Sql, entity: Entity, id: string, opened: NewRound): Promise<string> => {
  const roundId = uuidv7()
  await tx.query(
    `insert into store.audit_round (id, tz_create, tz_update, creator_id, module, relevance_id, title, round, kind, levels, audit_level, initiator_id, status, content, tz_submit, chosen)
     values ($1, $2, $2, $3, $4, $5, $6, $7, '提交', $8, 1, $3, '进行中', $9, $2, $10)`,
    [
      roundId,
      clock.now().toISOString(),
      opened.initiatorId,
      entity.name,
      id,
      opened.title,
      opened.round,
      opened.levels,
      JSON.stringify(opened.snapshot),
      JSON.stringify(opened.chosen),
    ],
  )
  return roundId
}

export interface NewTask {
  readonly userId: string
  readonly forId?: string | null
  readonly auditLevel: number
  readonly status: '待处理' | '自动通过'
  readonly reason?: string
  readonly opinion?: string
}

/** Inserts tasks of a round in one statement. */
export const addTasks = async (
  tx: Sql,
  entity: Entity,
  id: string,
  roundId: string,
  context: { title: string; initiatorId: string; summary: unknown; version: number },
  tasks: readonly NewTask[],
): Promise<void> => {
  if (tasks.length === 0) return
  const rows = tasks.map((task) => ({ id: uuidv7(), forId: null, ...task }))
  await tx.query(
    `insert into store.audit_task (id, tz_create, tz_update, creator_id, round_id, module, relevance_id, title, summary, initiator_id, user_id, for_id, kind, audit_level, status, reason, opinion, record_version, tz_act)
     select x.id, $2, $2, $3, $4, $5, $6, $7, $8, $3, x."userId", x."forId", '审批', x."auditLevel", x.status, x.reason, x.opinion, $9, case when x.status = '自动通过' then $2::timestamptz end
     from jsonb_to_recordset($1) x (id uuid, "userId" uuid, "forId" uuid, "auditLevel" integer, status text, reason text, opinion text)`,
    [
      JSON.stringify(rows),
      clock.now().toISOString(),
      context.initiatorId,
      roundId,
      entity.name,
      id,
      context.title,
      JSON.stringify(context.summary),
      context.version,
    ],
  )
}

export const tasksFor = (approvers: readonly Approver[], auditLevel: number): NewTask[] =>
  approvers.map(({ userId, forId }) => ({ userId, forId, auditLevel, status: '待处理' }))

/** Closes the open tasks of a round (of one level, or all) with a reason. */
export const closeTasks = (tx: Sql, roundId: string, reason: string): Promise<unknown> =>
  tx.query(
    `update store.audit_task set status = '已取消', reason = $2, tz_act = $3, tz_update = $3, version = version + 1 where round_id = $1 and status in ('待处理', '等待加签')`,
    [roundId, reason, clock.now().toISOString()],
  )

export const endRound = (tx: Sql, roundId: string, status: '通过' | '驳回' | '已撤回'): Promise<unknown> =>
  tx.query(
    'update store.audit_round set status = $2, tz_end = $3, tz_update = $3, version = version + 1 where id = $1',
    [roundId, status, clock.now().toISOString()],
  )

/** Levels that the form itself names an approver for. */
export const chosenLevels = (entity: Entity, row: Values): number[] =>
  [1, 2, 3, 4].filter((level) => level <= (entity.audit?.levels ?? 0) && typeof row[`audit${level}`] === 'string')

/** Forgets the approvers that were found, not named: the next round looks for them anew. */
export const forgetFound = (entity: Entity, row: Values, round: Round): void => {
  for (const level of [1, 2, 3, 4])
    if (`audit${level}` in entity.fields && !round.chosen.includes(level)) row[`audit${level}`] = null
}

export const nextRound = async (tx: Sql, entity: Entity, id: string): Promise<number> => {
  const [last] = await tx.query<{ round: number }>(
    'select coalesce(max(round), 0) as round from store.audit_round where module = $1 and relevance_id = $2',
    [entity.name, id],
  )
  return (last?.round ?? 0) + 1
}

/** What those hear whose turn it is. */
export const asked = (entity: Entity, row: Values, approvers: readonly Approver[], senderId: string): Notice[] => {
  const relevanceId = String(row.id)
  const title = `${titleOf(entity, row)} 待您审批`
  return approvers.map(({ userId }) => ({
    userId,
    senderId,
    kind: '审批',
    title,
    module: entity.name,
    relevanceId,
    link: linkTo(entity, relevanceId),
  }))
}
