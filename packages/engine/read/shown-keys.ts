import type { Entity } from '@chengban/kernel/entity.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { relationKey, shownAllKey } from '@chengban/kernel/row-name.ts'

/** The keys beside references in a row: the key of each shown object, and its entity. */
export const shownKeys = (entity: Entity): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(entity.fields).flatMap(([name, field]): [string, string][] => {
      if (field.kind === 'refs') return [[shownAllKey(name), name]]
      return field.kind === 'ref' ? [[relationKey(entity, name, targetOf(field)), name]] : []
    }),
  )
