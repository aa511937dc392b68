import type { Entity } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { columnType, type Declared, entityOf, idType } from '../kinds/column.ts'
import { childrenSql, childType, namedOf } from './children.ts'
import { mineSets, type Outside, type Place, parentOf, sqlOf } from './expression.ts'
import { linkColumns } from './model.ts'
import { column, linkName, snake, table } from './names.ts'

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
    return {
      entity,
      alias,
      idsOf: (place, op) => this.#nameOf(place.entity, op),
      at: (name, there) => this.place(entityOf(this.#all, name), there),
    }
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
      case 'some': {
        const child = this.place(entityOf(this.#all, op.of), 'x')
        return setOf(
          name,
          idType(entity),
          `select x.${column(op.by)} from ${table(op.of)} x where ${sqlOf(op.rule, child)}`,
        )
      }
      case 'contains': {
        const { own, other } = linkColumns(entity, entity.fields[op.field] as Field)
        const link = linkName(entity.name, op.field)
        return setOf(
          name,
          idType(entity),
          `select l.${own} from store.${link} l where l.${other} ${mineSets[op.whose ?? 'me']}`,
        )
      }
      case 'children': {
        const around = {
          ...this.place(entity, 'o'),
          idsOf: (place: Place, op: Outside) => this.#nameOf(place.entity, op),
        }
        const child = this.place(entityOf(this.#all, op.of), 'x')
        const from = ` join ${table(entity.name)} o on o.id = $1`
        return define(
          `${name}(${idType(entity)}) returns ${childType(op, child.entity, this.#all)}`,
          childrenSql(op, child, around, { ...namedOf(op, entity, this.#all, 'o', '$1'), from }),
        )
      }
      case 'of':
        return this.#column(name, entity, op.path)
    }
  }

  /** The value at the end of a path of references. */
  #column(name: string, entity: Entity, [first = '', ...rest]: readonly string[]): string {
    const parent = entityOf(this.#all, parentOf(entity, first))
    const end = endOf(this.#all, parent, rest)
    const value = sqlOf(
      { op: rest.length > 1 ? { is: 'of', path: rest } : { is: 'field', field: rest[0] as string } },
      this.place(parent, 'x'),
    )
    return define(
      `${name}(${idType(parent)}) returns ${columnType(end, this.#all)}`,
      `select ${value} from ${table(parent.name)} x where x.id = $1`,
    )
  }
}

/** The field at the end of a path that begins in an entity. */
export const endOf = (all: Declared, entity: Entity, [name = '', ...rest]: readonly string[]): Field => {
  const field = entity.fields[name]
  if (!field || field.kind === 'refs') throw new Error(`${entity.name} has no column ${name} to be taken over`)
  return rest.length ? endOf(all, entityOf(all, parentOf(entity, name)), rest) : field
}

const label = (op: Outside): string =>
  op.is === 'via'
    ? `via_${snake(op.field)}`
    : op.is === 'some'
      ? `linked_${snake(op.of)}`
      : op.is === 'contains'
        ? `contains_${snake(op.field)}`
        : op.is === 'of'
          ? `of_${op.path.map(snake).join('_')}`
          : `${op.total}_${snake(op.of)}${op.column ? `_${snake(op.column)}` : ''}`

/** Planned as a small set: rows are then looked up by index, one id after the other. */
const setOf = (name: string, type: string, query: string): string =>
  define(`${name}() returns setof ${type} rows 20`, query)

/** Plain SQL functions of the owner, stable, closed against other search paths. */
export const define = (signature: string, query: string, options = ''): string =>
  `create or replace function rule.${signature} language sql stable security definer set search_path = pg_catalog, pg_temp ${options} as $$ ${query} $$;`
