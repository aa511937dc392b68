import type { Entity } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { type Problem, wrongType } from '@chengban/kernel/kinds/face.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import type { Sql } from '../db/sql.ts'
import { table } from '../schema/names.ts'

/** Whether a new row of the entity may come with an id that its writer made. */
export const takesOwnId = (entity: Entity): boolean => entity.idKind === 'uuid'

/** The id as stored: a UUID version 7 like those of the server, so that rows keep the order of their creation. */
export const readOwnId = (raw: unknown, field: Field): string | Problem => {
  const id = typeof raw === 'string' ? raw.trim().toLowerCase() : ''
  return version7.test(id) ? id : wrongType(field)
}

const version7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/**
 * Refuses an id that a row has or had, in the same words whether the writer sees it or not. What hangs on a record by
 * its id (its trail, rounds of audit, files) outlives it and must not come back under another's.
 */
export const demandFreeId = async (tx: Sql, entity: Entity, id: string): Promise<void> => {
  const [found] = await tx.query(
    `select where exists (select from ${table(entity.name)} where id = $2::text::uuid)
       or exists (select from store.comment where module = $1 and relevance_id = $2::text)
       or exists (select from store.audit_task where module = $1 and relevance_id = $2::text)
       or exists (select from store.file_link where module = $1 and relevance_id = $2::text)`,
    [entity.name, id],
  )
  if (found) throw conflict('数据已存在')
}
