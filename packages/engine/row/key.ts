import type { Entity } from '@chengban/kernel/entity.ts'
import { notFound } from '@chengban/kernel/refusal.ts'

const keyShapes = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  int: /^\d{1,9}$/,
  text: /^[\P{Cc}]{1,200}$/u,
} as const
/** Whether an id of this table can look so. */
export const isKey = (entity: Entity, id: unknown): id is string =>
  typeof id === 'string' && keyShapes[entity.idKind].test(id)

/** An id of another shape than the table's names no row. */
export const known = (entity: Entity, id: unknown): string => {
  if (!isKey(entity, id)) throw notFound()
  return id
}
