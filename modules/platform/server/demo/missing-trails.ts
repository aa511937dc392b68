import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { codeOf } from '@chengban/engine/round/state.ts'
import { column, labelName, table } from '@chengban/engine/schema/names.ts'
import { applicantField, auditField, type Entity } from '@chengban/kernel/entity.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { audited } from './audited.ts'
import { addTrails, type Trail } from './trail.ts'

interface Handed {
  readonly id: string
  readonly name: string | null
  readonly status:
    | '待一级审核'
    | '待二级审核'
    | '待三级审核'
    | '待四级审核'
    | '通过'
    | '驳回'
    | '已撤回'
    | '变更中'
    | '已作废'
  readonly applicant: string
  readonly approvers: readonly (string | null)[]
  readonly made: string
}

const day = 86_400_000

/** Rows that were put in place as handed in get what the audit would have left: rounds, tasks, records, who decides. */
export const addMissingTrails = async (tx: Sql, entities: readonly Entity[]): Promise<void> => {
  const trails: Trail[] = []
  const codes = (await tx.query<{ id: string }>('select id from store.operation')).map(({ id }) => id)
  for (const entity of entities) {
    const rows = entity.audit ? await handedIn(tx, entity, codes) : []
    for (const row of rows) trails.push(trailOf(entity, row))
  }
  await addTrails(tx, trails)
}

const trailOf = (entity: Entity, { id, name, status, applicant, approvers, made }: Handed): Trail => ({
  ...audited({
    module: entity.name as EntityName,
    label: entity.label,
    id,
    name: name ?? '',
    status,
    days: Math.max(0, Math.floor((clock.now().getTime() - Date.parse(made)) / day)),
    initiatorId: applicant,
    approvers,
  }).trail,
  levels: Number(entity.audit?.levels ?? 1),
})

/** Who the applicant reports to, where they may decide; else the first who may. */
const decider = (applicant: string, code: string): string => `coalesce(
  (select l from app.leader(x.${applicant}) l where ${code} = '' or l in (select app.holders_of(${code}))),
  (select u.id from store."user" u where u.status = '在职' and u.id <> x.${applicant}
     and u.id in (select app.holders_of(${code})) order by u.sort, u.id limit 1),
  app.leader(x.${applicant}), x.${applicant})`

/** Where nobody is named for a level, somebody who may decide on it is. */
const handedIn = async (tx: Sql, entity: Entity, codes: readonly string[]): Promise<readonly Handed[]> => {
  const status = column(auditField(entity))
  const applicant = column(applicantField(entity))
  const levels = Array.from({ length: Number(entity.audit?.levels ?? 1) }, (_, index) => `audit${index + 1}`)
  const unasked = `x.${status} <> '草稿' and x.${applicant} is not null and not exists (
    select from store.audit_round r where r.module = $1 and r.relevance_id = x.id::text)`
  const isSkipped = (index: number): string => {
    const skip = entity.audit?.skip?.find(({ level }) => level === index + 1)
    return skip ? `coalesce(x.${column(skip.field)}, false)` : 'false'
  }
  for (const [index, level] of levels.entries())
    if (level in entity.fields)
      await tx.query(
        `update ${table(entity.name)} x set ${column(level)} = ${decider(applicant, '$2::text')}
         where x.${column(level)} is null and not ${isSkipped(index)} and ${unasked}`,
        [entity.name, codeOf({ codes }, entity, index + 1) ?? ''],
      )
  const named = levels.map((name, index) => {
    const code = `$${index + 2}::text`
    const asked = name in entity.fields ? `x.${column(name)}` : decider(applicant, code)
    return `case when not ${isSkipped(index)} and ${code} is not null then ${asked} end`
  })
  return await tx.query<Handed>(
    `select x.id::text, rule.${labelName(entity.name)}(x.id) ->> 'name' as name, x.${status} as status,
       x.${applicant}::text as applicant, array[${named.join(', ')}]::text[] as approvers,
       x.tz_create::text as made
     from ${table(entity.name)} x where ${unasked} order by x.tz_create, x.id`,
    [entity.name, ...levels.map((_, index) => codeOf({ codes }, entity, index + 1) ?? '')],
  )
}
