import type { Entity } from '@chengban/kernel/entity.ts'
import { forbidden } from '@chengban/kernel/refusal.ts'
import type { Values, Writer } from '../row/scene.ts'

const isAboutWriter = ({ othersOnly }: Entity, { isSystem, actor }: Writer, row: Values): boolean =>
  othersOnly !== undefined && !isSystem && actor.userId !== '' && row[othersOnly.field] === actor.userId

/** What a row that names its writer is refused with, by field. */
export const aboutWriter = (entity: Entity, writer: Writer, row: Values): Record<string, string> =>
  entity.othersOnly && isAboutWriter(entity, writer, row)
    ? { [entity.othersOnly.field]: entity.othersOnly.message }
    : {}

/** Refuses to change or delete a row about its writer, in the words of the declaration. */
export const refuseAboutWriter = (entity: Entity, writer: Writer, row: Values): void => {
  if (isAboutWriter(entity, writer, row)) throw forbidden(entity.othersOnly?.message)
}
