import type { Entity } from '@chengban/kernel/entity.ts'
import type { Statement } from '../db/pipeline.ts'
import { column, view } from '../schema/names.ts'
import type { Asking } from './abilities.ts'
import { selectList } from './select.ts'

/** What asks for each list of child rows that is given out with a record, as its reader sees them. */
export const lineStatements = (asking: Asking, entity: Entity, id: string): Statement[] =>
  Object.values(entity.lines ?? {}).map(({ of, by, sort }) => {
    const child = asking.catalog.entity(of)
    const order = sort ? `p.${column(sort)}, p.tz_create, p.id` : 'p.tz_create, p.id'
    const text = `select ${selectList(asking, child, { abilities: true })} from ${view(child.name)} p where p.${column(by)} = $1 order by ${order}`
    return { text, params: [id], prepared: true }
  })
