import type { Entity } from '@chengban/kernel/entity.ts'
import { has } from '@chengban/kernel/has.ts'
import { readRule } from '../schema/view.ts'
import { reduce } from './rights.ts'

/**
 * Whether a person may filter, sort or export by a column: only where every row they see shows it to them. A secret
 * asks for its code, whosever row it is, so that nothing can be guessed by filtering.
 */
export const mayReadColumn = (entity: Entity, name: string, entries: readonly string[]): boolean => {
  const field = entity.fields[name]
  if (!field || field.options.hidden) return false
  if (field.options.secret) return has(entries, field.options.secret)
  const rule = readRule(entity, name, field)
  return rule === undefined || reduce(rule, entries) === true
}
