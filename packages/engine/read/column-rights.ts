import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldNamed, isSealed, isVeiled } from '@chengban/kernel/field.ts'
import { has } from '@chengban/kernel/has.ts'
import { partRule } from '../schema/rows.ts'
import { reduce } from './rights.ts'

/**
 * Whether a person may filter, sort or count by a column. A secret needs its code, even for own rows, so that nobody
 * can guess it by filtering. A column whose reading is recorded (`logged`) is never compared, since that would read it
 * unrecorded. For a field that some grants hide, the masked value is compared, so rows that hide it never match.
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
