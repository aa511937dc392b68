import type { Entity } from '@chengban/kernel/entity.ts'
import { column, view } from '../schema/names.ts'
import type { AbilityQuestion } from './abilities.ts'
import { labels } from './reference-names.ts'
import { shownSql } from './select.ts'

/** What asks for each list of child rows of the record `$1` that is given out with it, as its reader sees them. */
export const lineTexts = (asking: AbilityQuestion, entity: Entity): string[] =>
  Object.values(entity.lines ?? {}).map(({ of, by, sort }) => {
    const child = asking.catalog.entity(of)
    const order = sort ? `v.${column(sort)}, v.tz_create, v.id` : 'v.tz_create, v.id'
    return shownSql(
      asking,
      child,
      { abilities: true, naming: labels },
      (columns) => `select ${columns('v')} from ${view(child.name)} v where v.${column(by)} = $1 order by ${order}`,
    )
  })
