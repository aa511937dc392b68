import type { Entity } from '@chengban/kernel/entity.ts'
import { use } from 'react'
import { loadEntity } from './declarations.ts'

/** Several declarations, asked for together; suspends until all have come. */
export const useEntities = (names: readonly string[]): readonly Entity[] => {
  const entities: Entity[] = []
  for (const loading of names.map(loadEntity)) entities.push(use(loading))
  return entities
}
