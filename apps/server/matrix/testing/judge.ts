import { clock, today } from '@chengban/engine/clock.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { type Asker as Clocked, evaluate } from '@chengban/kernel/evaluate.ts'
import type { Op } from '@chengban/kernel/expr.ts'
import { has } from '@chengban/kernel/has.ts'
import { dayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { columnRule, type Rule, seesRule, wholeOf } from './declared-rules.ts'
import { isAround, leads } from './people-above.ts'
import type { Row, World } from './world.ts'

/** Who asks: nothing but an id and the entries they have. */
export interface Asker {
  readonly id: string
  readonly entries: readonly string[]
}

/** What declared rules say over plain rows: the second derivation, which every door's answer is held against. */
export class Judge {
  readonly world: World
  readonly asker: Asker
  readonly #seen = new Map<string, boolean>()
  /** Rules found for a row, cached: every door asks the same ones. */
  readonly #found = new WeakMap<Row, Map<Rule, boolean>>()

  constructor(world: World, asker: Asker) {
    this.world = world
    this.asker = asker
  }

  has(code: string): boolean {
    return has(this.asker.entries, code)
  }

  /** The asker as formulas see one: with the hour it is. */
  get #clocked(): Clocked {
    const has = (code: string): boolean => this.has(code)
    return { userId: this.asker.id, has, today: today(), now: clock.now().toISOString() }
  }

  holds(rule: Rule, entity: Entity, row: Row): boolean {
    const found = this.#found.get(row) ?? new Map<Rule, boolean>()
    this.#found.set(row, found)
    const known = found.get(rule) ?? this.#value(rule, entity, row) === true
    found.set(rule, known)
    return known
  }

  sees(entity: Entity, row: Row): boolean {
    const key = `${entity.name} ${row.id}`
    const known = this.#seen.get(key)
    if (known !== undefined) return known
    const found = this.holds(seesRule(entity), entity, row)
    this.#seen.set(key, found)
    return found
  }

  /** Whether the record of a module is seen; what names none is not. */
  seesRecord(module: unknown, id: unknown): boolean {
    const entity = this.world.catalog.all.get(String(module))
    const row = entity && this.world.row(entity.name, id)
    return entity !== undefined && row !== undefined && this.sees(entity, row)
  }

  /** The whole record, or one field where it is named; comments that came with a move count for the whole record. */
  #readsRecord(module: unknown, id: unknown, field: unknown): boolean {
    if (!this.seesRecord(module, id)) return false
    const entity = this.world.catalog.entity(String(module))
    const isWhole = field === undefined || String(field).startsWith('asked:')
    const rule = isWhole ? wholeOf(entity) : entity.fields[String(field)] && columnRule(entity, String(field))
    return !rule || this.holds(rule, entity, this.world.row(entity.name, id) as Row)
  }

  /** Where the person heads the department of that user, or one above it. */
  heads(userId: unknown): boolean {
    return this.headsDepartment(this.world.row('user', userId)?.departmentId)
  }

  headsDepartment(departmentId: unknown): boolean {
    let id = departmentId
    for (let step = 0; id && step < 10; step++) {
      const part = this.world.row('department', id)
      if (part?.leaderId === this.asker.id) return true
      id = part?.parentId
    }
    return false
  }

  /** Three-valued as SQL: a column left empty makes a rule unknown, and unknown grants nothing. */
  #value(rule: Rule, entity: Entity, row: Row): unknown {
    const { op } = rule
    if (op.is === 'and' || op.is === 'or') {
      const values = op.args.map((arg) => this.#value(arg, entity, row))
      const deciding = op.is === 'or'
      return values.includes(deciding) ? deciding : values.includes(null) ? null : !deciding
    }
    if (op.is === 'not') {
      const inner = this.#value(op.arg, entity, row)
      return typeof inner === 'boolean' ? !inner : null
    }
    const answer = this.#person(op, entity, row)
    return answer === undefined ? evaluate(rule, row, this.#clocked) : answer
  }

  #tasked(isOpen: boolean, entity: Entity, row: Row): boolean {
    return this.world
      .rows('auditTask')
      .some(
        (one) =>
          one.module === entity.name &&
          one.relevanceId === String(row.id) &&
          one.userId === this.asker.id &&
          (!isOpen || one.status === '待处理'),
      )
  }

  #person(op: Op, entity: Entity, row: Row): boolean | null | undefined {
    const { world, asker } = this
    switch (op.is) {
      case 'everybody':
        return true
      case 'me':
        return row[op.field] === null ? null : row[op.field] === asker.id
      case 'holds':
        return this.has(op.code)
      case 'headOf':
        return this.heads(row[op.field])
      case 'tasked':
        return this.#tasked(op.open === true, entity, row)
      case 'leaderOf':
        return this.world.row('user', row[op.field])?.superiorId === asker.id || this.heads(row[op.field])
      case 'headsOf':
        return this.headsDepartment(row[op.field])
      case 'aroundMe':
        return isAround(world, asker.id, row[op.field])
      case 'leadsMe':
        return leads(world, asker.id, row[op.field])
      case 'contains':
        return this.#isNamed(op, (row[op.field] ?? []) as string[])
      case 'some': {
        const child = world.catalog.entity(op.of)
        return world.rows(op.of).some((one) => one[op.by] === row.id && this.holds(op.rule, child, one))
      }
      case 'children':
        return this.#exists(op, row)
      case 'asRecord':
        return this.#readsRecord(row[op.module ?? 'module'], row[op.id ?? 'relevanceId'], op.field && row[op.field])
      case 'asParent':
        return this.#asParent(op, entity, row)
      case 'signedIn':
        return true
      case 'byToken':
        return false
      case 'via':
        return this.#via(op, entity, row)
      default:
        return undefined
    }
  }

  /** The person, a role of theirs in force, or their department or one above it. */
  #isNamed({ whose }: Extract<Op, { is: 'contains' }>, listed: readonly string[]): boolean {
    const { world, asker } = this
    if (whose === undefined) return listed.includes(asker.id)
    if (whose === 'roles')
      return world
        .rows('userRole')
        .some(
          (one) =>
            one.userId === asker.id &&
            isInForce(one) &&
            listed.includes(String(one.roleId)) &&
            world.row('role', one.roleId)?.isEnable === true,
        )
    let id = world.row('user', asker.id)?.departmentId
    for (let step = 0; id && step < 10; step++) {
      if (listed.includes(String(id))) return true
      id = world.row('department', id)?.parentId
    }
    return false
  }

  /** Whether a row there is that names this one; its condition may ask for this row's columns. */
  #exists(op: Extract<Op, { is: 'children' }>, row: Row): boolean {
    if (op.total !== 'exists') throw new Error(`a rule over rows asks whether there are any, not their ${op.total}`)
    const child = this.world.catalog.entity(op.of)
    const where = op.where && (withParent(op.where, row) as Rule)
    return this.world
      .rows(op.of)
      .some((one) => one[op.by] === row[op.at ?? 'id'] && (!where || this.holds(where, child, one)))
  }

  /** The whole parent is seen, or the field asked for. */
  #asParent(op: Extract<Op, { is: 'asParent' }>, entity: Entity, row: Row): boolean {
    const parent = this.world.catalog.entity(refTo(entity, op.field))
    const found = this.world.row(parent.name, row[op.field])
    const rule = (op.shows && columnRule(parent, op.shows)) || wholeOf(parent)
    return found !== undefined && this.holds(rule, parent, found)
  }

  #via(op: Extract<Op, { is: 'via' }>, entity: Entity, row: Row): boolean {
    const parent = this.world.catalog.entity(refTo(entity, op.field))
    const found = this.world.row(parent.name, row[op.field])
    return found !== undefined && this.holds(op.rule, parent, found)
  }
}

export const refTo = (entity: Entity, field: string): string => String(entity.fields[field]?.options?.to)

/** The condition over child rows with the values of the row they are counted for in it. */
const withParent = (part: unknown, row: Row): unknown => {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map((one) => withParent(one, row))
  const { op } = part as Partial<Rule>
  if (op?.is === 'parent') return { op: { is: 'value', value: row[op.field] ?? null } }
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, withParent(one, row)]))
}

const isInForce = ({ tzStart, tzEnd }: Row): boolean =>
  (tzStart === null || String(tzStart) <= dayAgo(0)) && (tzEnd === null || String(tzEnd) >= dayAgo(0))
