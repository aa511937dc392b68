import type { Entity } from '@chengban/kernel/entity.ts'
import { remembered } from '@chengban/kernel/remembered.ts'

/** Returns the entities whose rows a record shows or counts: a write to one of them may change this record. */
export const fedBy = remembered((entity: Entity): ReadonlySet<string> => {
  const formulas = Object.values(entity.fields).flatMap(({ options }) =>
    options.computed ? gathered(options.computed) : [],
  )
  return new Set([...(entity.children ?? []).map(({ of }) => of), ...formulas])
})

const gathered = (part: unknown): readonly string[] => {
  if (typeof part !== 'object' || part === null) return []
  const own = 'of' in part && typeof part.of === 'string' ? [part.of] : []
  return [...own, ...Object.values(part).flatMap(gathered)]
}
