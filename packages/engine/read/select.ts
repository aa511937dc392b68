import { auditField, type Entity } from '@chengban/kernel/entity.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { draftSql } from '../audit/change-shown.ts'
import { column, labelName, literal, quote } from '../schema/names.ts'
import { relationKey } from '../schema/view.ts'
import { type Asking, abilitiesSql, editsSql, isChangeable } from './abilities.ts'

export interface Wanted {
  /** Fields to give; all the reader's when left out. */
  readonly columns?: readonly string[] | undefined
  /** Also `can`, what the person may do with the row, and `edits`, what of it may be written while not all may. */
  readonly abilities?: boolean
}

export const readable = (entity: Entity): string[] =>
  Object.keys(entity.fields).filter((name) => !entity.fields[name]?.options.hidden)

/**
 * What is given of each row of the alias `p`: its fields by their names, beside each reference the object a person
 * reads, whom a waiting record waits for, and on demand what may be done with it.
 */
export const selectList = (asking: Asking, entity: Entity, wanted: Wanted): string => {
  const names = wanted.columns ?? readable(entity)
  const parts = names.flatMap((name) => {
    const field = entity.fields[name]
    const value = `p.${column(name)} as ${quote(name)}`
    if (field?.kind !== 'ref') return [value]
    const to = targetOf(field)
    return [value, `rule.${labelName(to)}(p.${column(name)}) as ${quote(relationKey(entity, name, to))}`]
  })
  const state = `p.${column(auditField(entity))}`
  if (entity.audit)
    parts.push(
      `case when ${state} like '待%' or ${state} = '变更中' then rule.waits_for(${literal(entity.name)}, p.id::text) end as "waitsFor"`,
    )
  if (wanted.abilities) parts.push(`${abilitiesSql(asking, entity)} as "can"`)
  const edits = wanted.abilities ? editsSql(asking, entity) : ''
  if (edits) parts.push(`${edits} as "edits"`)
  if (wanted.abilities && isChangeable(entity)) parts.push(`${draftSql(asking.catalog, entity)} as "$draft"`)
  return parts.join(', ')
}
