import { decidedFlow, hasTasks } from '@chengban/kernel/decided.ts'
import { auditField, type Entity } from '@chengban/kernel/entity.ts'
import { fieldOf, targetOf } from '@chengban/kernel/field.ts'
import { recordOf } from '@chengban/kernel/kinds/text.ts'
import { remembered } from '@chengban/kernel/remembered.ts'
import { relationKey, shownAllKey, shownKey } from '@chengban/kernel/row-name.ts'
import { column, literal, quote } from '../schema/names.ts'
import { type AbilityQuestion, abilitiesSql, editsSql, isChangeable } from './abilities.ts'
import { draftSql } from './change-shown.ts'
import type { Columns } from './page.ts'
import type { Naming } from './reference-names.ts'

export interface Wanted {
  /** Fields to give; all the reader's when left out. */
  readonly columns?: readonly string[] | undefined
  /** Also `can`, what the person may do with the row, and `edits`, what of it may be written while not all may. */
  readonly abilities?: boolean
}

export const readable = remembered((entity: Entity): readonly string[] =>
  Object.keys(entity.fields).filter((name) => !entity.fields[name]?.options.hidden),
)

/**
 * The values of each row: its fields by name, beside each reference what a person reads of it, the people a waiting
 * record waits for, and on request the acts allowed on it. `rows` gives the rows with these columns, in their order.
 */
export const shownSql = (
  asking: AbilityQuestion,
  entity: Entity,
  wanted: Wanted & { readonly naming: Naming },
  rows: (columns: Columns) => string,
): string => {
  const names = wanted.columns ?? readable(entity)
  const state = `p.${column(auditField(entity))}`
  const parts = [
    ...fieldsOf(entity, names, wanted.naming),
    hasTasks(entity)
      ? `case when ${entity.audit ? `${state} like '待%' or ${state} = '变更中'` : isAsked(entity, state)} then rule.waits_for(${literal(entity.name)}, p.id::text) end as "waitsFor"`
      : '',
    ...(wanted.abilities ? actsOf(asking, entity) : []),
  ]
  const isWhole = wanted.abilities || !wanted.columns
  return `select ${parts.filter(Boolean).join(', ')} from (${rows(isWhole ? (alias) => `${alias}.*` : columnsOf(entity, names))}) p`
}

/** The states in which moves decide. */
const isAsked = (entity: Entity, state: string): string =>
  `${state} in (${(decidedFlow(entity)?.decided.questions ?? []).map((one) => literal(one.in)).join(', ')})`

const actsOf = (asking: AbilityQuestion, entity: Entity): string[] => {
  const edits = editsSql(asking, entity)
  return [
    `${abilitiesSql(asking, entity)} as "can"`,
    edits && `${edits} as "edits"`,
    isChangeable(entity) ? `${draftSql(entity)} as "$draft"` : '',
  ]
}

/** Fields of the row `p`, and what a person reads of each reference. */
export const fieldsOf = (entity: Entity, names: readonly string[], naming: Naming): string[] =>
  names.flatMap((name) => {
    const field = entity.fields[name]
    const value = `p.${column(name)}`
    const shown = `${value} as ${quote(name)}`
    if (field?.kind === 'refs') {
      const each = naming.each(targetOf(field), 'u.id')
      return [
        shown,
        `(select jsonb_agg(${each} order by u.n) from unnest(${value}) with ordinality u (id, n)) as ${quote(shownAllKey(name))}`,
      ]
    }
    const kind = field && recordOf(field)
    if (kind) return [shown, `rule.called(p.${column(kind)}, ${value}) as ${quote(shownKey(name, kind))}`]
    if (field?.kind !== 'ref') return [shown]
    const to = targetOf(field)
    return [shown, `${naming.shown(to, value)} as ${quote(relationKey(entity, name, to))}`]
  })

const columnsOf = (entity: Entity, names: readonly string[]): Columns => {
  const kinds = names.flatMap((name) => recordOf(fieldOf(entity.fields, name)) ?? [])
  const all = [...new Set(['id', ...(hasTasks(entity) ? [auditField(entity)] : []), ...names, ...kinds])]
  return (alias) => all.map((name) => `${alias}.${column(name)}`).join(', ')
}
