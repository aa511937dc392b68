import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { column, labelName, table } from '@chengban/engine/schema/names.ts'
import { applicantField, auditField, type Entity } from '@chengban/kernel/entity.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { audited } from './told.ts'
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
  for (const entity of entities) {
    const rows = entity.audit ? await handedIn(tx, entity) : []
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

/** Where nobody is named for a level, whoever the applicant reports to decides. */
const handedIn = async (tx: Sql, entity: Entity): Promise<readonly Handed[]> => {
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
        `update ${table(entity.name)} x set ${column(level)} = coalesce(app.leader(x.${applicant}), x.${applicant})
         where x.${column(level)} is null and not ${isSkipped(index)} and ${unasked}`,
        [entity.name],
      )
  const named = levels.map((name, index) => {
    const decider = name in entity.fields ? `x.${column(name)}` : `app.leader(x.${applicant})`
    return `case when not ${isSkipped(index)} then ${decider} end`
  })
  return await tx.query<Handed>(
    `select x.id::text, rule.${labelName(entity.name)}(x.id) ->> 'name' as name, x.${status} as status,
       x.${applicant}::text as applicant, array[${named.join(', ')}]::text[] as approvers,
       x.tz_create::text as made
     from ${table(entity.name)} x where ${unasked} order by x.tz_create, x.id`,
    [entity.name],
  )
}
