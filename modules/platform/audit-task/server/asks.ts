import { givenWith } from '@chengban/kernel/audit-input.ts'
import { decidedFlow, isPlain } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { auditLevels } from '@chengban/kernel/workflow.ts'

/** Whether agreeing takes no more than a word of a record in this state: then it is done in the list. */
export const isPlainlyDecided = (entity: Entity | undefined, state: string | null | undefined): boolean => {
  const flow = entity && decidedFlow(entity)
  if (!flow) return !asksMore(entity)
  return flow.decided.questions.filter((one) => one.in === state).every((one) => isPlain(flow, one))
}

/** Whether the form requires the next approver. Such records are decided one at a time. */
const asksForPerson = (entity: Entity | undefined): boolean =>
  auditLevels.some((level) => entity?.fields[`audit${level}`]?.options.required === true)

/** Whether an agreement asks for more than a word: the next approver, or columns that go with it. */
export const asksMore = (entity: Entity | undefined): boolean =>
  entity !== undefined && (asksForPerson(entity) || givenWith(entity).length > 0)
