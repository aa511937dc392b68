import type { Entity } from '@chengban/kernel/entity.ts'
import { auditLevels } from '@chengban/kernel/workflow.ts'

/** Whether the form demands that the next approver be named: then each record is decided by itself. */
export const asksForPerson = (entity: Entity | undefined): boolean =>
  auditLevels.some((level) => entity?.fields[`audit${level}`]?.options.required === true)
