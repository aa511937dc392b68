import type { Entity } from '@chengban/kernel/entity.ts'
import type { Op } from '@chengban/kernel/expr.ts'
import { columnType, type Declared, entityOf, idType } from '../kinds/column.ts'
import { type Place, parentOf, sqlOf } from './expression.ts'
import { column, snake, table } from './names.ts'

type Outside = Extract<Op, { is: 'via' | 'linked' | 'children' }>

/**
 * Rules and formulas that reach other entities become SECURITY DEFINER functions, so that no policy reads another
 * protected table (policies that do recurse). Collects them while policies and views are written.
 */
export class OutsideFunctions {
  readonly bodies = new Map<string, string>()
  readonly #all: Declared
  readonly #names = new Map<string, string>()

  constructor(all: Declared) {
    this.#all = all
  }

  place(entity: Entity, alias: string): Place {
    return { entity, alias, idsOf: (place, op) => this.#nameOf(place.entity, op) }
  }

  #nameOf(entity: Entity, op: Outside): string {
    const key = `${entity.name} ${JSON.stringify(op)}`
    const known = this.#names.get(key)
    if (known) return known
    const base = `${snake(entity.name)}_${label(op)}`
    const name = this.bodies.has(base) ? `${base}_${this.#names.size}` : base
    this.#names.set(key, name)
    this.bodies.set(name, '')
    this.bodies.set(name, this.#body(name, entity, op))
    return name
  }

  #body(name: string, entity: Entity, op: Outside): string {
    switch (op.is) {
      case 'via': {
        const parent = entityOf(this.#all, parentOf(entity, op.field))
        return setOf(
          name,
          idType(parent),
          `select x.id from ${table(parent.name)} x where ${sqlOf(op.rule, this.place(parent, 'x'))}`,
        )
      }
      case 'linked':
        return setOf(
          name,
          idType(entity),
          `select x.${column(op.by)} from ${table(op.link)} x where x.${column(op.person)} = app.me()`,
        )
      case 'children':
        return this.#total(name, entity, op)
    }
  }

  #total(name: string, entity: Entity, op: Extract<Outside, { is: 'children' }>): string {
    const child = entityOf(this.#all, op.of)
    const where = op.where ? ` and ${sqlOf(op.where, this.place(child, 'x'))}` : ''
    const rows = `from ${table(op.of)} x where x.${column(op.by)} = $1${where}`
    const type =
      op.total === 'count'
        ? 'integer'
        : op.total === 'exists'
          ? 'boolean'
          : columnType(child.fields[op.column ?? ''] as never, this.#all)
    const value = {
      count: `select count(*)::integer ${rows}`,
      exists: `select exists (select ${rows})`,
      sum: `select coalesce(sum(x.${column(op.column ?? '')}), 0) ${rows}`,
    }[op.total]
    return define(`${name}(${idType(entity)}) returns ${type}`, value)
  }
}

const label = (op: Outside): string =>
  op.is === 'via'
    ? `via_${snake(op.field)}`
    : op.is === 'linked'
      ? `linked_${snake(op.link)}`
      : `${op.total}_${snake(op.of)}${op.column ? `_${snake(op.column)}` : ''}`

/** Planned as a small set: rows are then looked up by index, one id after the other. */
const setOf = (name: string, type: string, query: string): string =>
  define(`${name}() returns setof ${type} rows 20`, query)

/** Plain SQL functions of the owner, stable, closed against other search paths. */
export const define = (signature: string, query: string): string =>
  `create or replace function rule.${signature} language sql stable security definer set search_path = pg_catalog, pg_temp as $$ ${query} $$;`
