import type { Entity } from '@chengban/kernel/entity.ts'
import type { Signed } from '@chengban/kernel/kinds/file.ts'
import { clock } from '../clock.ts'
import { type Sql, send } from '../db/sql.ts'
import { uuidv7 } from '../db/uuid.ts'
import { searchValues } from '../search/grams.ts'
import type { Round } from './state.ts'

export interface NewTask {
  readonly userId: string
  readonly forId?: string | null
  readonly kind?: '审批' | '前加签' | '后加签' | '抄送'
  readonly auditLevel: number
  readonly status: '待处理' | '等待加签' | '自动通过' | '已抄送'
  readonly reason?: string
  readonly opinion?: string | null
  readonly tzDue?: string | null
  readonly fromTaskId?: string
  /** Who asked this person, where that is not the initiator. */
  readonly creatorId?: string
}

/** What a step does to the tasks of a round, all of it or parts. */
export interface TaskStep {
  /** My task is done with. */
  readonly act?: {
    readonly id: string
    readonly status: '已同意' | '已驳回' | '已转交' | '等待加签' | '已收回' | '待处理'
    readonly opinion?: string | null
    readonly reason?: string | null
    readonly signature?: Signed
  }
  /** Waiting tasks whose turn it is. */
  readonly open?: readonly string[]
  /** Open tasks whose turn it is not any more. */
  readonly hold?: readonly string[]
  /** Why everything else that is open is void; with `above` only on the levels above it, those passed by themselves too. */
  readonly cancel?: { readonly reason: string; readonly above?: number }
  readonly add?: readonly NewTask[]
  readonly round?: { readonly status: Round['status']; readonly auditLevel?: number }
  /** The version of the record that was seen. */
  readonly version: number
}

export interface AboutTasks {
  readonly id: string
  readonly title: string
  readonly initiatorId: string
  /** For cards; that of the round's first task when left out. */
  readonly summary?: unknown
}

/** One statement for every step. */
export const stepTasks = async (
  tx: Sql,
  entity: Entity,
  recordId: string,
  round: AboutTasks,
  step: TaskStep,
): Promise<readonly string[]> => {
  const { act, open = [], hold = [], cancel, add = [], version } = step
  const rows = add.map((task) => ({ id: uuidv7(), kind: '审批', ...task }))
  const kept = [...(act ? [act.id] : []), ...open, ...hold]
  await send(tx, stepText, [
    clock.now().toISOString(),
    round.id,
    act?.id ?? null,
    act?.status ?? null,
    act?.opinion ?? null,
    act?.reason ?? null,
    version,
    open,
    hold,
    cancel?.reason ?? null,
    cancel?.above ?? null,
    kept,
    step.round?.status ?? null,
    step.round?.auditLevel ?? null,
    JSON.stringify(rows),
    entity.name,
    recordId,
    round.title,
    round.initiatorId,
    round.summary === undefined ? null : JSON.stringify(round.summary),
    ...Object.values(searchValues([round.title])),
    act?.signature ? JSON.stringify([act.signature]) : null,
  ])
  return rows.map(({ id }) => id)
}

const touched = 'tz_update = $1::timestamptz, version = version + 1'
const isOpen = `status in ('待处理', '等待加签')`

const stepText = `with act as (
  update store.audit_task set status = $4, opinion = coalesce($5, case when $4 in ('待处理', '等待加签') then null else opinion end),
    reason = coalesce($6, reason), record_version = $7::integer, signature = coalesce($24::jsonb, '[]'),
    tz_act = case when $4 in ('待处理', '等待加签') then null else $1::timestamptz end, ${touched}
  where id = $3::uuid
), opened as (
  update store.audit_task set status = '待处理', reason = case when status = '已取消' then null else reason end, tz_act = null, ${touched}
  where id = any ($8::uuid[])
), held as (
  update store.audit_task set status = '等待加签', reason = case when status = '已取消' then null else reason end, tz_act = null, ${touched}
  where id = any ($9::uuid[])
), cancelled as (
  update store.audit_task set status = '已取消', reason = $10, tz_act = $1::timestamptz, ${touched}
  where round_id = $2 and $10::text is not null and id <> all ($12::uuid[])
    and (${isOpen} or ($11::integer is not null and status = '自动通过')) and ($11::integer is null or audit_level > $11::integer)
), round as (
  update store.audit_round set status = $13, audit_level = coalesce($14::integer, audit_level),
    tz_end = case when $13 in ('填写中', '进行中') then null else $1::timestamptz end, ${touched}
  where id = $2 and $13::text is not null
)
insert into store.audit_task (id, tz_create, tz_update, creator_id, round_id, module, relevance_id, title, summary,
  initiator_id, user_id, for_id, kind, audit_level, status, reason, opinion, record_version, from_task_id, tz_due, tz_act,
  search_grams, search_text, search_initials)
select x.id, $1, $1, coalesce(x."creatorId", $19::uuid), $2, $16, $17, $18,
  coalesce($20::jsonb, (select k.summary from store.audit_task k where k.round_id = $2 order by k.tz_create, k.id limit 1), '[]'),
  $19::uuid, x."userId", x."forId", x.kind, x."auditLevel", x.status, x.reason, x.opinion, $7::integer + 1, x."fromTaskId", x."tzDue",
  case when x.status = '自动通过' then $1::timestamptz end, $21::text[], $22, $23
from jsonb_to_recordset($15) x (id uuid, "userId" uuid, "forId" uuid, kind text, "auditLevel" integer, status text,
  reason text, opinion text, "fromTaskId" uuid, "tzDue" timestamptz, "creatorId" uuid)`
