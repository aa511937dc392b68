import { targetOf } from '@chengban/kernel/field.ts'
import type { World } from './world.ts'

/** The entity and all that a row of it cannot be without. */
export const neededBy = (world: World, name: string, known = new Set<string>()): Set<string> => {
  if (known.has(name)) return known
  known.add(name)
  for (const field of Object.values(world.catalog.entity(name).fields))
    if (field.kind === 'ref' && field.options.required) neededBy(world, targetOf(field), known)
  return known
}
