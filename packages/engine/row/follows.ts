import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import type { Values } from './scene.ts'

/** Fields that a handler works out of the others, as the row stands. */
export const following = (entity: Entity, row: Values): string[] =>
  Object.entries(entity.fields).flatMap(([name, { options }]) =>
    options.follows && evaluate(options.follows, row) === true ? [name] : [],
  )
