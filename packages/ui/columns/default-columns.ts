import { auditField, type Entity } from '@chengban/kernel/entity.ts'
import { subjectField } from '@chengban/kernel/row-name.ts'
import { isSystemField } from '@chengban/kernel/system-fields.ts'

/** The field whose column takes the room that is left and carries the row's link. */
export const nameColumn = (entity: Entity, columns: readonly string[]): string | undefined =>
  columns.includes(entity.title) ? entity.title : columns.find((name) => entity.fields[name]?.kind === 'text')

/**
 * The columns a list begins with: as declared, but a second state that the status column says already (履行中 takes
 * the place of 通过) stays out.
 */
export const firstColumns = (entity: Entity): readonly string[] => {
  const declared =
    entity.list?.columns ??
    Object.keys(entity.fields)
      .filter((name) => !isSystemField(name))
      .slice(0, 8)
  const said = declared.includes(auditField(entity)) ? (entity.flows ?? []).map((flow) => flow.field) : []
  return declared.filter((name) => !said.includes(name))
}

/** Returns every field that may be a column. */
export const possibleColumns = (entity: Entity): readonly string[] =>
  Object.entries(entity.fields)
    .filter(
      ([name, { kind, options }]) =>
        !options.hidden &&
        !options.isAside &&
        name !== 'id' &&
        name !== 'version' &&
        kind !== 'json' &&
        kind !== 'longText',
    )
    .map(([name]) => name)

/**
 * Returns the columns to request: those shown, the title, the fields behind the status, and the fields that `acts`
 * need.
 */
export const askedColumns = (
  entity: Entity,
  shown: readonly string[],
  acts: readonly string[] = [],
): readonly string[] => {
  const status = entity.audit ? [auditField(entity), ...(entity.flows ?? []).map((flow) => flow.field)] : []
  const switches = entity.fields.isEnable ? ['isEnable'] : []
  const person = entity.fields.initiator ? ['initiator'] : []
  const subject = subjectField(entity)
  const awaited = shown.flatMap((name) => entity.fields[name]?.options.awaits ?? [])
  return [
    ...new Set([
      'id',
      'version',
      entity.title,
      ...(subject ? [subject] : []),
      ...shown,
      ...awaited,
      ...status,
      ...switches,
      ...(entity.list?.reads ?? []),
      ...person,
      ...acts.filter((name) => name in entity.fields),
    ]),
  ]
}
