import type { Entity } from '@chengban/kernel/entity.ts'
import { rowName, subjectField } from '@chengban/kernel/row-name.ts'
import { auditLevels } from '@chengban/kernel/workflow.ts'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { uuidv7 } from '../db/uuid.ts'
import type { Values } from '../row/scene.ts'
import { labelName } from '../schema/names.ts'
import type { SnapshotField } from './snapshot.ts'
import type { Round } from './state.ts'

/** The name of a record in notices; its kind alone where another record holds its name. */
export const titleOf = (entity: Entity, row: Values): string => {
  const name = rowName(entity, row)
  return name ? `${entity.label}【${name}】` : entity.label
}

/** The same of a stored row, with the names of what it refers to. */
export const storedTitle = async (tx: Sql, entity: Entity, row: Values): Promise<string> => {
  if (entity.fields[entity.title]?.kind !== 'ref' && subjectField(entity) === undefined) return titleOf(entity, row)
  const [found] = await tx.query<{ name: string | null }>(
    `select rule.${labelName(entity.name)}($1) ->> 'name' as name`,
    [row.id],
  )
  return found?.name ? `${entity.label}【${found.name}】` : entity.label
}

interface NewRound {
  readonly title: string
  readonly round: number
  readonly kind: Round['kind']
  readonly initiatorId: string
  /** Nothing yet where a change is being written. */
  readonly content?: readonly SnapshotField[]
  readonly chosen?: readonly number[]
  readonly levels?: number
}

/** Opens a round: submitted with its content, or a change to be written. Gives its id. */
export const openRound = async (tx: Sql, entity: Entity, id: string, opened: NewRound): Promise<string> => {
  const roundId = uuidv7()
  const isWritten = opened.content !== undefined
  await tx.query(
    `insert into store.audit_round (id, tz_create, tz_update, creator_id, module, relevance_id, title, round, kind, levels, audit_level, initiator_id, status, content, draft, tz_submit, chosen)
     values ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, 1, $3, $10, $11, $12, $13, $14)`,
    [
      roundId,
      clock.now().toISOString(),
      opened.initiatorId,
      entity.name,
      id,
      opened.title,
      opened.round,
      opened.kind,
      opened.levels ?? entity.audit?.levels ?? 1,
      isWritten ? '进行中' : '填写中',
      isWritten ? JSON.stringify(opened.content) : null,
      isWritten ? null : '{}',
      isWritten ? clock.now().toISOString() : null,
      JSON.stringify(opened.chosen ?? []),
    ],
  )
  return roundId
}

/** Levels that the form itself names an approver for. */
export const chosenLevels = (entity: Entity, row: Values): number[] =>
  auditLevels.filter((level) => level <= (entity.audit?.levels ?? 0) && typeof row[`audit${level}`] === 'string')

/** Forgets the approvers that were found, not named: the next round looks for them anew. */
export const forgetFound = (entity: Entity, row: Values, chosen: readonly number[]): void => {
  for (const level of auditLevels)
    if (`audit${level}` in entity.fields && !chosen.includes(level)) row[`audit${level}`] = null
}
