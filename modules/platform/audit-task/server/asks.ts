import type { Entity } from '@chengban/kernel/entity.ts'

/** Whether the form demands that the next approver be named: then each record is decided by itself. */
export const asksForPerson = (entity: Entity | undefined): boolean =>
  [1, 2, 3, 4].some((level) => entity?.fields[`audit${level}`]?.options.required === true)
