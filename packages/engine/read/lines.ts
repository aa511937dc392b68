import type { Entity } from '@chengban/kernel/entity.ts'
import { column, view } from '../schema/names.ts'
import type { Asking } from './abilities.ts'
import { selectList } from './select.ts'

/** What asks for each list of child rows of the record `$1` that is given out with it, as its reader sees them. */
export const lineTexts = (asking: Asking, entity: Entity): string[] =>
  Object.values(entity.lines ?? {}).map(({ of, by, sort }) => {
    const child = asking.catalog.entity(of)
    const order = sort ? `p.${column(sort)}, p.tz_create, p.id` : 'p.tz_create, p.id'
    return `select ${selectList(asking, child, { abilities: true })} from ${view(child.name)} p where p.${column(by)} = $1 order by ${order}`
  })
