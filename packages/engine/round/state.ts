import type { Entity } from '@chengban/kernel/entity.ts'
import { auditLevels } from '@chengban/kernel/workflow.ts'
import {
  dueAfter,
  readPeriods,
  type SpecialDays,
  usualPeriods,
  type WorkingTime,
} from '@chengban/kernel/working-time.ts'
import { clock, today } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import type { Values } from '../row/scene.ts'
import { configOf, type FlowConfig } from './config.ts'

export interface Task {
  readonly id: string
  readonly userId: string
  readonly forName: string | null
  readonly creatorId: string
  readonly auditLevel: number
  readonly kind: string
  readonly status: string
  readonly reason: string | null
  readonly opinion: string | null
  readonly fromTaskId: string | null
  readonly recordVersion: number
  readonly tzAct: string | null
  readonly tzUrge: string | null
}

export interface Round {
  readonly id: string
  readonly round: number
  readonly kind: '提交' | '变更'
  readonly status: '填写中' | '进行中' | '通过' | '驳回' | '已撤回'
  readonly title: string
  readonly auditLevel: number
  readonly levels: number
  readonly initiatorId: string
  /** Levels whose approver was named in the form. */
  readonly chosen: readonly number[]
  /** Fields of a change with the values they are to have. */
  readonly draft: Values | null
  readonly tasks: readonly Task[]
}

/** What decides how an entity is approved. */
export interface Setting {
  readonly config: FlowConfig
  /** Those of the entity's operation codes that are declared. */
  readonly codes: readonly string[]
  readonly time: WorkingTime
}

export interface State {
  readonly setting: Setting
  /** The latest round of the record with its tasks. */
  readonly last: Round | undefined
}

/** Setting and latest round of a record, in one statement; without an id the setting alone. */
export const readState = async (tx: Sql, entity: Entity, id: string | null): Promise<State> => {
  const [row] = await tx.query<RoundRow>(stateText, [entity.name, id, possibleCodes(entity), today()])
  const { value = null, codes = [], days, periods, last } = row ?? {}
  const time = { days: days ?? {}, periods: readPeriods(periods ?? '') ?? usualPeriods }
  return { setting: { config: configOf(entity, value), codes, time }, last: last ?? undefined }
}

interface RoundRow {
  readonly value: string | null
  readonly codes: string[]
  readonly days: SpecialDays | null
  readonly periods: string | null
  readonly last: Round | null
}

/** When an approver asked now should have decided. */
export const decisionDue = ({ config, time }: Setting): string =>
  dueAfter(clock.now(), config.slaHours * 3_600_000, time).toISOString()

const possibleCodes = (entity: Entity): string[] => [
  ...auditLevels.map((level) => `${entity.name}:audit${level}`),
  `${entity.name}:audit`,
]

/** The code that deciding on this level asks for, whichever is declared; null where being the approver is enough. */
export const codeOf = ({ codes }: Pick<Setting, 'codes'>, entity: Entity, level: number): string | null =>
  entity.audit?.codes?.[level] ??
  [`${entity.name}:audit${level}`, `${entity.name}:audit`].find((code) => codes.includes(code)) ??
  null

const stateText = `select
  (select c.value from store.config c where c.key = 'flow.' || $1) as value,
  (select c.value from store.config c where c.key = 'workday.hours') as periods,
  array(select o.id from store.operation o where o.id = any ($3::text[])) as codes,
  (select jsonb_object_agg(h.date::text, h.kind = '调休上班') from store.holiday h
    where h.date between $4::date and $4::date + 120) as days,
  (select jsonb_build_object('id', r.id, 'round', r.round, 'kind', r.kind, 'status', r.status, 'title', r.title,
      'auditLevel', r.audit_level, 'levels', r.levels, 'initiatorId', r.initiator_id,
      'chosen', coalesce(r.chosen, '[]'), 'draft', r.draft, 'tasks', coalesce((
        select jsonb_agg(jsonb_build_object('id', t.id, 'userId', t.user_id, 'creatorId', t.creator_id,
          'forName', (select u.name from store."user" u where u.id = t.for_id), 'auditLevel', t.audit_level,
          'kind', t.kind, 'status', t.status, 'reason', t.reason, 'opinion', t.opinion, 'fromTaskId', t.from_task_id,
          'recordVersion', t.record_version, 'tzAct', t.tz_act, 'tzUrge', t.tz_urge) order by t.tz_create, t.id)
        from store.audit_task t where t.round_id = r.id), '[]'))
    from store.audit_round r where r.module = $1 and r.relevance_id = $2 order by r.round desc limit 1) as last`
