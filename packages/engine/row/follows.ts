import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import type { Values } from './scene.ts'

/** Fields that a handler derives from the others, for the present row. */
export const following = (entity: Entity, row: Values): string[] =>
  Object.entries(entity.fields).flatMap(([name, { options }]) =>
    options.follows && evaluate(options.follows, row) === true ? [name] : [],
  )
