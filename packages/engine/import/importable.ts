import { standsInCell } from '@chengban/kernel/cell/from-cell.ts'
import { type Entity, writable } from '@chengban/kernel/entity.ts'
import { fieldOf } from '@chengban/kernel/field.ts'
import { has } from '@chengban/kernel/has.ts'

/** What an import may fill, and what its template therefore shows. */
export const importable = (entity: Entity, entries: readonly string[]): string[] =>
  [...(entity.idKind === 'text' ? ['id'] : []), ...writable(entity)].filter((name) => {
    const field = fieldOf(entity.fields, name)
    const { options } = field
    return standsInCell(field) && !options.hidden && (!options.secret || has(entries, options.secret))
  })
