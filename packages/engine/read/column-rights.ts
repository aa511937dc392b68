import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldNamed, isSealed, isVeiled } from '@chengban/kernel/field.ts'
import { has } from '@chengban/kernel/has.ts'
import { partRule } from '../schema/rows.ts'
import { reduce } from './rights.ts'

/**
 * Whether a person may filter, sort or count by a column. A secret asks for its code, whosever row it is, so that
 * nothing can be guessed by filtering; one whose reading is told of (`logged`) is never compared, for that would read it
 * untold. A field that some grants do not show is asked for where any row could show it:
 * what is compared is the masked value, so rows that hide it answer to nothing.
 */
export const mayReadColumn = (entity: Entity, name: string, entries: readonly string[]): boolean =>
  !isNeverCompared(entity, name) && mayTakeColumn(entity, name, entries)

const isNeverCompared = (entity: Entity, name: string): boolean => {
  const field = fieldNamed(entity, name)
  return field !== undefined && isVeiled(field)
}

/** Whether a sheet may contain it: the same, except that exports are recorded; sealed values are in no sheet. */
export const mayTakeColumn = (entity: Entity, name: string, entries: readonly string[]): boolean => {
  const field = fieldNamed(entity, name)
  if (!field || field.options.hidden || isSealed(field)) return false
  const { secret } = field.options
  if (secret && !has(entries, secret)) return false
  const part = partRule(entity, name)
  return part === undefined || reduce(part, entries) !== false
}
