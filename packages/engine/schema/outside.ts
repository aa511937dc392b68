import type { Entity } from '@chengban/kernel/entity.ts'
import type { Op } from '@chengban/kernel/expr.ts'
import { type Field, fieldOf } from '@chengban/kernel/field.ts'
import { present } from '@chengban/kernel/present.ts'
import { columnType, type Declared, entityOf, idType } from '../kinds/column.ts'
import { type Children, givenOf } from './asked-of-row.ts'
import { type CountedRow, childrenSql, childType, figuresSql, namedOf } from './children.ts'
import { define, defineAsAsker } from './define.ts'
import { type Outside, own, type Place, parentOf, sqlOf } from './expression.ts'
import { linkColumns } from './model.ts'
import { column, linkName, snake, table, view } from './names.ts'
import { mineSets } from './people-sets.ts'
import { asksAsAsker } from './rows.ts'
import { treeFunction } from './tree.ts'

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

  /**
   * The same inside a function: it runs as the owner, or reads what the asker sees, so that rows further out are asked
   * for on the spot.
   */
  inside(entity: Entity, alias: string, isSeen = false): Place {
    return {
      ...this.place(entity, alias),
      isSeen,
      childrenOf: (place, op) => {
        if (op.seen && !isSeen)
          throw new Error(`${entity.name}: a function of the owner cannot tell what ${op.of} is seen`)
        const child = this.inside(entityOf(this.#all, op.of), `${place.alias}_c`, isSeen)
        const asked = isSeen ? { ...op, seen: true as const } : op
        return `(${childrenSql(asked, child, place, namedOf(op, place.entity, this.#all, place.alias))})`
      },
      columnAt: (place, [first = '', next = '', ...rest]) => {
        const parent = this.inside(entityOf(this.#all, parentOf(place.entity, first)), `${place.alias}_f`, isSeen)
        const value = sqlOf({ op: stepOf([next, ...rest]) }, parent)
        const from = rowsOf(parent)
        return `(select ${value} from ${from} ${parent.alias} where ${parent.alias}.id = ${own(place, first)})`
      },
      idsVia: (place, { field, rule }) => {
        const parent = this.inside(entityOf(this.#all, parentOf(place.entity, field)), `${place.alias}_v`, isSeen)
        const from = rowsOf(parent)
        return `select ${parent.alias}.id from ${from} ${parent.alias} where ${sqlOf(rule, { ...parent, around: place })}`
      },
    }
  }

  /** Name of one function that answers several counts and sums over the same child rows of a row. */
  together(entity: Entity, ops: readonly [Children, ...Children[]]): string {
    const [{ of }] = ops
    const name = this.#free(`${snake(entity.name)}_figures_${snake(of)}`)
    const child = this.inside(entityOf(this.#all, of), 'x')
    const around = this.inside(entity, 'o')
    const query = figuresSql(ops, child, around, this.#counted(around, ops[0]))
    this.bodies.set(name, define(`${name}(${idType(entity)}) returns numeric[]`, query))
    return name
  }

  #nameOf(entity: Entity, op: Outside): string {
    const key = `${entity.name} ${JSON.stringify(op)}`
    const known = this.#names.get(key)
    if (known) return known
    const base = `${snake(entity.name)}_${label(op)}`
    const name = this.#free(base)
    this.#names.set(key, name)
    this.bodies.set(name, this.#body(name, entity, op))
    return name
  }

  /** The name, numbered among those called alike: one more renames none elsewhere. It is taken from now on. */
  #free(base: string): string {
    let name = base
    for (let more = 2; this.bodies.has(name); more++) name = `${base}_${more}`
    this.bodies.set(name, '')
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
      case 'some':
        return this.#some(name, entity, op)
      case 'contains': {
        const { own, other } = linkColumns(entity, fieldOf(entity.fields, op.field))
        const link = linkName(entity.name, op.field)
        return setOf(
          name,
          idType(entity),
          `select l.${own} from store.${link} l where l.${other} ${mineSets[op.whose ?? 'me']}`,
        )
      }
      case 'children':
        return this.#children(name, entity, op)
      case 'tree':
        return treeFunction(name, entity, op)
      case 'of':
        return this.#column(name, entity, op.path)
    }
  }

  #some(name: string, entity: Entity, { of, by, rule }: Extract<Outside, { is: 'some' }>): string {
    const rows = `from ${table(of)} x where`
    if (asksAsAsker(rule))
      return define(
        `${name}(${idType(entity)}) returns setof ${table(of)} rows 2`,
        `select x.* ${rows} x.${column(by)} = $1`,
      )
    const child = this.place(entityOf(this.#all, of), 'x')
    return setOf(name, idType(entity), `select x.${column(by)} ${rows} ${sqlOf(rule, child)}`)
  }

  /** Counts of visible rows are read as the person. */
  #children(name: string, entity: Entity, op: Children): string {
    const isSeen = op.seen === true
    const around = this.inside(entity, 'o', isSeen)
    const child = this.inside(entityOf(this.#all, op.of), 'x', isSeen)
    const counted = this.#counted(around, op)
    const given = givenOf(op) === 'id' ? idType(entity) : counted.idType
    const signature = `${name}(${given}) returns ${childType(op, child.entity, this.#all)}`
    const query = childrenSql(op, child, around, givenOf(op) === 'id' ? counted : { ...counted, id: '$1', from: '' })
    return isSeen ? defineAsAsker(signature, query) : define(signature, query)
  }

  /** How the child rows name the row that a function is asked about. */
  #counted(around: Place, op: Children): CountedRow {
    const from = ` join ${rowsOf(around)} o on o.id = $1`
    return { ...namedOf(op, around.entity, this.#all, 'o', '$1'), from }
  }

  /** The value at the end of a path of references. */
  #column(name: string, entity: Entity, [first = '', ...rest]: readonly string[]): string {
    const parent = entityOf(this.#all, parentOf(entity, first))
    const end = endOf(this.#all, parent, rest)
    const value = sqlOf({ op: stepOf(rest) }, this.inside(parent, 'x'))
    return define(
      `${name}(${idType(parent)}) returns ${columnType(end, this.#all)}`,
      `select ${value} from ${table(parent.name)} x where x.id = $1`,
    )
  }
}

const rowsOf = ({ entity, isSeen }: Place): string => (isSeen ? view : table)(entity.name)

const stepOf = (path: readonly string[]): Op =>
  path.length > 1 ? { is: 'of', path } : { is: 'field', field: present(path[0]) }

/** The field at the end of a path that begins in an entity. */
export const endOf = (all: Declared, entity: Entity, [name = '', ...rest]: readonly string[]): Field => {
  const field = entity.fields[name]
  if (!field || field.kind === 'refs') throw new Error(`${entity.name} has no column ${name} to be taken over`)
  return rest.length ? endOf(all, entityOf(all, parentOf(entity, name)), rest) : field
}

const label = (op: Outside): string => {
  switch (op.is) {
    case 'via':
    case 'contains':
      return `${op.is}_${snake(op.field)}`
    case 'some':
      return `linked_${snake(op.of)}`
    case 'of':
      return `of_${op.path.map(snake).join('_')}`
    case 'tree':
      return op.part
    case 'children':
      return `${op.total}_${snake(op.of)}${op.column ? `_${snake(op.column)}` : ''}`
  }
}

/** Planned as a small set: rows are then looked up by index, one id after the other. */
const setOf = (name: string, type: string, query: string): string =>
  define(`${name}() returns setof ${type} rows 20`, query)
