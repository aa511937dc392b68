import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, fieldOf, isDerived, targetOf } from '@chengban/kernel/field.ts'
import { isEmpty, showValue } from '@chengban/kernel/kinds/kinds.ts'
import type { Sql } from '../db/sql.ts'
import type { Catalog } from '../schema/catalog.ts'
import { own } from '../schema/expression.ts'
import { linkColumns } from '../schema/model.ts'
import { column, linkName, table } from '../schema/names.ts'
import { titlesOf } from './change-record.ts'
import type { Values } from './scene.ts'

export interface StandingWords {
  readonly tx: Sql
  readonly catalog: Catalog
  readonly entity: Entity
  readonly row: Values
}

export interface Reached {
  readonly field: Field
  /** Null where a reference on the way is empty. */
  readonly value: unknown
}

/** The value at a path of the row: `name`, `clientId.userId`, `sealId.currentUseId.userId`. */
export const reach = async ({ tx, catalog, entity, row }: StandingWords, path: string): Promise<Reached> => {
  const [first = '', ...steps] = path.split('.')
  let field = fieldOf(entity.fields, first)
  let value =
    row[first] === undefined && isDerived(field) ? await workedOut({ tx, catalog, entity, row }, first) : row[first]
  for (const name of steps) {
    const target = catalog.entity(targetOf(field))
    field = fieldOf(target.fields, name)
    if (isEmpty(value)) return { field, value: null }
    const [found] = await tx.query<{ value: unknown }>(`select ${valueSql(target, field, name)} as value`, [value])
    value = found?.value
  }
  return { field, value: value ?? null }
}

/** The value of a formula over the present row. */
const workedOut = async ({ tx, catalog, entity, row }: StandingWords, name: string): Promise<unknown> => {
  const text = `select ${own(catalog.place(entity, 't'), name)} as value from ${table(entity.name)} t where t.id = $1`
  const [found] = await tx.query<{ value: unknown }>(text, [row.id])
  return found?.value
}

/** What the row `$1` has there; people of a list come as one list. */
const valueSql = (target: Entity, field: Field, name: string): string => {
  if (field.kind !== 'refs') return `(select t.${column(name)} from ${table(target.name)} t where t.id = $1)`
  const { own, other } = linkColumns(target, field)
  return `array(select l.${other} from store.${linkName(target.name, name)} l where l.${own} = $1 order by l.sort)`
}

/** A sentence with its `{path}`s filled in as people read them; `extra` gives values that no column has. */
export const fillWords = async (standing: StandingWords, text: string, extra: Values = {}): Promise<string> => {
  let filled = text
  for (const [whole, path = ''] of text.matchAll(/\{([\w.]+)\}/g)) {
    const value = Object.hasOwn(extra, path) ? [extra[path] ?? ''].flat().join('、') : await shownAt(standing, path)
    filled = filled.replaceAll(whole, value)
  }
  return filled
}

const shownAt = async (standing: StandingWords, path: string): Promise<string> => {
  const { field, value } = await reach(standing, path)
  if (isEmpty(value)) return ''
  if (field.kind !== 'ref' && field.kind !== 'refs') return showValue(value, field)
  const titles = await titlesOf(standing.tx, standing.catalog, [{ field, value }])
  return [value]
    .flat()
    .map((id) => titles.get(String(id)) ?? '')
    .join('、')
}
