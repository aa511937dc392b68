import type { Values } from '@chengban/engine/row/scene.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

/** What a row and the row that takes it back have in common, where they have it. */
const common = ['kind', 'type', 'projectId', 'maintenanceId', 'okrId'] as const

/** Copies fields left empty from the reversed row; refuses a field that differs from it. */
export const takeOver = (entity: Entity, row: Values, company: unknown, wrong: Values): void => {
  const errors: Record<string, string> = {}
  // the company of a line is that of its submission, which is not typed here
  if (company !== wrong.company) errors[entity.fields.company?.options.computed ? 'reverseId' : 'company'] = unlike
  for (const name of common.filter((one) => one in entity.fields)) {
    row[name] ??= wrong[name]
    if ((row[name] ?? null) !== (wrong[name] ?? null)) errors[name] = unlike
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

const unlike = '冲销须与原记录一致'
