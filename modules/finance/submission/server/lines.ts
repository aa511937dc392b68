import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { lockRow } from '@chengban/engine/row/rows.ts'
import type { Scene, Values } from '@chengban/engine/row/scene.ts'
import { column, table } from '@chengban/engine/schema/names.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf, targetOf } from '@chengban/kernel/field.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { editableStates } from '@chengban/kernel/workflow.ts'
import { dayIn, isBooked } from '../../books.ts'

/** The entity of a submission's lines. */
export const lineEntity = ({ writer, entity }: Pick<Scene, 'writer' | 'entity'>): Entity =>
  writer.catalog.entity(entity.lines?.rows?.of ?? '')

/** The submission's lines, locked by id. */
export const lockLines = async (scene: Scene): Promise<Values[]> => {
  const { tx, writer, row } = scene
  const child = lineEntity(scene)
  const ids = await tx.query<{ id: string }>(
    `select id::text from ${table(child.name)} where submit_id = $1 order by id`,
    [row.id],
  )
  const lines: Values[] = []
  for (const { id } of ids) {
    const locked = await lockRow(tx, writer.catalog, child, id)
    if (locked) lines.push(locked.row)
  }
  return lines
}

interface Step {
  readonly to: string
  /** The states a line must be in to be moved; all states if absent. */
  readonly from?: readonly string[]
  /** Whether to reset the granted amount to the requested one. */
  readonly anew?: boolean
}

/** Moves the submission's lines together. */
export const stepLines = async (scene: Scene, { to, from, anew }: Step): Promise<void> => {
  const child = lineEntity(scene)
  const granted = anew && 'auditMoney' in child.fields ? ', audit_money = money' : ''
  await scene.tx.query(
    `update ${table(child.name)} set status = $2, version = version + 1, tz_update = $3${granted}
     where submit_id = $1 and ($4::text[] is null or status = any ($4))`,
    [scene.row.id, to, clock.now().toISOString(), from ?? null],
  )
}

/** Saves the state of each line before a level begins to decide. */
export const markLines = async (scene: Scene, level: number): Promise<void> => {
  const child = lineEntity(scene)
  await scene.tx.query(
    `update ${table(child.name)} set at_levels = coalesce(case when $2 > 1 then at_levels end, '{}')
       || jsonb_build_object($2::text, jsonb_build_object('status', status, 'money', ${grantedOf(child)}::text, 'opinion', opinion))
     where submit_id = $1`,
    [scene.row.id, level],
  )
}

/** The lines are again as they were when the level began to decide; levels that were passed over marked nothing. */
export const restoreLines = async (scene: Scene, level: number): Promise<void> => {
  const child = lineEntity(scene)
  const granted = 'auditMoney' in child.fields ? `, audit_money = (m.mark ->> 'money')::numeric` : ''
  await scene.tx.query(
    `update ${table(child.name)} t set status = m.mark ->> 'status', opinion = m.mark ->> 'opinion',
       version = t.version + 1, tz_update = $3${granted}
     from (select l.id, (select k.value from jsonb_each(l.at_levels) k where k.key::integer <= $2
         order by k.key::integer desc limit 1) as mark
       from ${table(child.name)} l where l.submit_id = $1) m
     where m.id = t.id and m.mark is not null`,
    [scene.row.id, level, clock.now().toISOString()],
  )
}

/** Returns the column of the granted amount; agreements on pay have no separate granted amount. */
const grantedOf = ({ fields }: Entity): string =>
  'auditMoney' in fields ? 'audit_money' : 'money' in fields ? 'money' : 'null'

/** Returns the booking days of the lines whose date must lie in an open month; empty for other entities. */
export const bookedDays = (child: Entity, lines: readonly Values[]): unknown[] =>
  isBooked(child.name) ? lines.map(({ date }) => date) : []

export const daysOf = async (scene: Scene): Promise<string[]> =>
  isBooked(lineEntity(scene).name) ? bookedOn(scene) : []

/** Returns the booking days of the submission's lines, without lines that have none yet. */
export const bookedOn = async (scene: Scene): Promise<string[]> => {
  const { name } = lineEntity(scene)
  const rows = await scene.tx.query<{ day: string }>(
    `select distinct ${column(dayIn(name))}::text as day from ${table(name)}
     where submit_id = $1 and ${column(dayIn(name))} is not null`,
    [scene.row.id],
  )
  return rows.map(({ day }) => day)
}

export interface HeldSubmission extends Values {
  readonly status: string
  readonly company: string
}

/** The submission that a line belongs to, locked: its lines change only while it is in the hands of who made it. */
export const holdSubmission = async ({
  tx,
  entity,
  row,
}: Pick<Scene, 'tx' | 'entity' | 'row'>): Promise<HeldSubmission> => {
  const held = await lockParent(tx, targetOf(fieldOf(entity.fields, 'submitId')), row.submitId)
  if (editableStates.includes(held.status)) return held
  if (held.status === '通过') throw conflict('已通过，不能修改')
  throw conflict(held.status === '已作废' ? '单据已作废' : '审批中，不能修改')
}

const lockParent = async (tx: Sql, name: string, id: unknown): Promise<HeldSubmission> => {
  const [held] = await tx.query<HeldSubmission>(
    `select t.* from ${table(name)} t where t.id = $1 for no key update of t`,
    [id],
  )
  if (!held) throw invalid({ submitId: '提交单不存在' })
  return held
}
