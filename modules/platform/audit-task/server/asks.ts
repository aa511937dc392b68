import { givenWith } from '@chengban/kernel/audit-input.ts'
import { decidedFlow, isPlain } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { auditLevels } from '@chengban/kernel/workflow.ts'

/** Whether agreeing takes no more than a word of a record in this state: then it is done in the list. */
export const isPlainlyDecided = (entity: Entity | undefined, state: string | null | undefined): boolean => {
  const flow = entity && decidedFlow(entity)
  if (!flow) return !asksForPerson(entity) && (!entity || givenWith(entity).length === 0)
  return flow.decided.questions.filter((one) => one.in === state).every((one) => isPlain(flow, one))
}

/** Whether the form requires the next approver. Such records are decided one at a time. */
export const asksForPerson = (entity: Entity | undefined): boolean =>
  auditLevels.some((level) => entity?.fields[`audit${level}`]?.options.required === true)
