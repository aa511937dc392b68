import type { Sql } from '@chengban/engine/db/sql.ts'
import type { SnapshotField } from '@chengban/engine/round/snapshot.ts'

interface Person {
  readonly id: string
  readonly name: string
}

export interface Task {
  readonly id: string
  readonly level: number
  readonly kind: string
  readonly user: Person
  readonly forUser: Person | null
  readonly status: string
  readonly reason: string | null
  readonly opinion: string | null
  readonly signature: unknown
  readonly tzCreate: string
  readonly tzDue: string | null
  readonly tzAct: string | null
}

export interface Round {
  readonly id: string
  readonly round: number
  readonly kind: string
  readonly status: string
  readonly levels: number
  readonly auditLevel: number
  readonly tzSubmit: string
  readonly tzEnd: string | null
  readonly initiator: Person | null
  readonly tasks: readonly Task[]
  /** The submitted content; null where it is of a draft that the person does not read. It never leaves the server. */
  readonly content: readonly SnapshotField[] | null
}

/** Returns all rounds of a record, oldest first. The caller checks beforehand that the person may see the record. */
export const roundsOf = (tx: Sql, module: string, id: string): Promise<Round[]> => tx.query<Round>(text, [module, id])

const text = `
  select r.id, r.round, r.kind, r.status, r.levels, r.audit_level as "auditLevel", r.tz_submit as "tzSubmit",
    r.tz_end as "tzEnd", rule.label_user(r.initiator_id) as initiator,
    case when r.kind <> '变更' or r.status = '通过' or rule.reads_draft($1, $2) then r.content end as content,
    coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'level', t.audit_level, 'kind', t.kind,
        'user', rule.label_user(t.user_id), 'forUser', rule.label_user(t.for_id), 'status', t.status, 'reason', t.reason,
        'opinion', t.opinion, 'signature', t.signature, 'tzCreate', t.tz_create, 'tzDue', t.tz_due, 'tzAct', t.tz_act)
      order by t.audit_level, t.tz_act nulls last, t.tz_create, t.id)
      from store.audit_task t where t.round_id = r.id), '[]') as tasks
  from store.audit_round r where r.module = $1 and r.relevance_id = $2 and rule.sees_whole($1, $2)
  order by r.round, r.tz_submit`
