import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldNamed, isStored } from '@chengban/kernel/field.ts'
import { partRule } from '../schema/rows.ts'
import type { ListQuery } from './list.ts'

/** Whether everybody who sees every row gets the same count: no condition depends on the person. */
export const isAlike = (entity: Entity, { view, keyword, filters = {} }: ListQuery): boolean =>
  !view && !keyword?.trim() && asksAlike(entity, filters)

const asksAlike = (entity: Entity, filter: unknown): boolean =>
  typeof filter === 'object' &&
  filter !== null &&
  Object.entries(filter).every(([key, value]) => {
    if (key === 'not') return asksAlike(entity, value)
    if (key === 'and' || key === 'or') return Array.isArray(value) && value.every((one) => asksAlike(entity, one))
    const field = fieldNamed(entity, key)
    return field !== undefined && isStored(field) && !field.options.secret && partRule(entity, key) === undefined
  })
