import { auditField, type Entity } from '@chengban/kernel/entity.ts'
import { type Field, targetOf } from '@chengban/kernel/field.ts'
import { recordOf } from '@chengban/kernel/kinds/text.ts'
import { shownAllKey, shownKey } from '@chengban/kernel/row-name.ts'
import { draftSql } from '../audit/change-shown.ts'
import { column, labelName, labelsName, literal, quote } from '../schema/names.ts'
import { relationKey } from '../schema/view.ts'
import { type Asking, abilitiesSql, editsSql, isChangeable } from './abilities.ts'
import type { Columns } from './page.ts'

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
  if (!wanted.abilities) return pageOf(entity, names, waits, rows(wanted.columns ? columnsOf(entity, names) : whole))
  const given = fieldsOf(entity, names, (to, value) => `rule.${labelName(to)}(${value})`)
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

/** The name of one value of a reference; `all` are those the row has in that field. */
type NameOf = (to: string, value: string, all: string) => string

const fieldsOf = (entity: Entity, names: readonly string[], nameOf: NameOf): string[] =>
  names.flatMap((name) => {
    const field = entity.fields[name]
    const value = `p.${column(name)}`
    const shown = `${value} as ${quote(name)}`
    if (field?.kind === 'refs') {
      const each = nameOf(targetOf(field), 'u.id', value)
      return [
        shown,
        `(select jsonb_agg(${each} order by u.n) from unnest(${value}) with ordinality u (id, n)) as ${quote(shownAllKey(name))}`,
      ]
    }
    const kind = field && recordOf(field)
    if (kind) return [shown, `rule.called(p.${column(kind)}, ${value}) as ${quote(shownKey(name, kind))}`]
    if (field?.kind !== 'ref') return [shown]
    const to = targetOf(field)
    return [shown, `${nameOf(to, value, `array[${value}]`)} as ${quote(relationKey(entity, name, to))}`]
  })

/** Rows of a page, whose names are found before they are given. */
const pageOf = (entity: Entity, names: readonly string[], waits: string, rows: string): string => {
  const referred = new Map<string, string[]>()
  const given = fieldsOf(entity, names, (to, value, all) => {
    referred.set(to, [...(referred.get(to) ?? []), all])
    return `(select found from ${foundOf(to)}) -> ${value}::text`
  })
  const found = [...referred].map(([to, ids]) => `${foundOf(to)} as materialized (${foundSql(to, ids)})`)
  const tables = [`p as materialized (${rows})`, ...found]
  return `with ${tables.join(', ')} select ${[...given, waits].filter(Boolean).join(', ')} from p`
}

const foundOf = (to: string): string => quote(`names of ${to}`)

const foundSql = (to: string, ids: readonly string[]): string =>
  `select rule.${labelsName(to)}(array(select unnest(${ids.join(' || ')}) from p)) as found`

const columnsOf = (entity: Entity, names: readonly string[]): Columns => {
  const kinds = names.flatMap((name) => recordOf(entity.fields[name] as Field) ?? [])
  const all = [...new Set(['id', ...(entity.audit ? [auditField(entity)] : []), ...names, ...kinds])]
  return (alias) => all.map((name) => `${alias}.${column(name)}`).join(', ')
}
