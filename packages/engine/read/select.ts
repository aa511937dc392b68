import { auditField, type Entity } from '@chengban/kernel/entity.ts'
import { type Field, targetOf } from '@chengban/kernel/field.ts'
import { recordOf } from '@chengban/kernel/kinds/text.ts'
import { shownAllKey, shownKey } from '@chengban/kernel/row-name.ts'
import { draftSql } from '../audit/change-shown.ts'
import type { Catalog } from '../schema/catalog.ts'
import { column, labelName, literal, quote } from '../schema/names.ts'
import { relationKey } from '../schema/view.ts'
import { type Asking, abilitiesSql, editsSql, isChangeable } from './abilities.ts'
import type { Columns } from './page.ts'
import { PageNames } from './page-names.ts'

export interface Wanted {
  /** Fields to give; all the reader's when left out. */
  readonly columns?: readonly string[] | undefined
  /** Also `can`, what the person may do with the row, and `edits`, what of it may be written while not all may. */
  readonly abilities?: boolean
}

export const readable = (entity: Entity): string[] =>
  Object.keys(entity.fields).filter((name) => !entity.fields[name]?.options.hidden)

/**
 * What is given of each row: its fields by their names, beside each reference the object a person reads, whom a waiting
 * record waits for, and on demand what may be done with it. `rows` gives the rows with these columns, in their
 * order. A page asks for names once for all its rows, a single record for each by itself: either is cheapest.
 */
export const shownSql = (
  asking: Asking,
  entity: Entity,
  wanted: Wanted,
  rows: (columns: Columns) => string,
): string => {
  const names = wanted.columns ?? readable(entity)
  const state = `p.${column(auditField(entity))}`
  const waits = entity.audit
    ? `case when ${state} like '待%' or ${state} = '变更中' then rule.waits_for(${literal(entity.name)}, p.id::text) end as "waitsFor"`
    : ''
  const whole: Columns = (alias) => `${alias}.*`
  if (!wanted.abilities)
    return pageOf(asking.catalog, entity, names, waits, rows(wanted.columns ? columnsOf(entity, names) : whole))
  const given = fieldsOf(entity, names, { shown: labelOf, each: labelOf })
  const edits = editsSql(asking, entity)
  const parts = [
    ...given,
    waits,
    `${abilitiesSql(asking, entity)} as "can"`,
    edits && `${edits} as "edits"`,
    isChangeable(entity) ? `${draftSql(asking, entity)} as "$draft"` : '',
  ]
  return `select ${parts.filter(Boolean).join(', ')} from (${rows(whole)}) p`
}

const labelOf = (to: string, value: string): string => `rule.${labelName(to)}(${value})`

/** How what a value refers to is shown: beside a reference, and in the list of several. */
interface Naming {
  readonly shown: (to: string, value: string) => string
  /** `values`: all of the row. */
  readonly each: (to: string, value: string, values: string) => string
}

const fieldsOf = (entity: Entity, names: readonly string[], naming: Naming): string[] =>
  names.flatMap((name) => {
    const field = entity.fields[name]
    const value = `p.${column(name)}`
    const shown = `${value} as ${quote(name)}`
    if (field?.kind === 'refs') {
      const each = naming.each(targetOf(field), 'u.id', value)
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

/** Rows of a page, whose names are found before they are given. */
const pageOf = (catalog: Catalog, entity: Entity, names: readonly string[], waits: string, rows: string): string => {
  const found = new PageNames(catalog)
  const given = fieldsOf(entity, names, found)
  const tables = [`p as materialized (${rows})`, ...found.tables()]
  return `with ${tables.join(', ')} select ${[...given, waits].filter(Boolean).join(', ')} from p`
}

const columnsOf = (entity: Entity, names: readonly string[]): Columns => {
  const kinds = names.flatMap((name) => recordOf(entity.fields[name] as Field) ?? [])
  const all = [...new Set(['id', ...(entity.audit ? [auditField(entity)] : []), ...names, ...kinds])]
  return (alias) => all.map((name) => `${alias}.${column(name)}`).join(', ')
}
