import { type Entity, requiredIn } from '@chengban/kernel/entity.ts'
import { isDerived } from '@chengban/kernel/field.ts'
import { conflict, invalid, Refusal } from '@chengban/kernel/refusal.ts'
import { apartName } from '../schema/apart.ts'
import type { Catalog } from '../schema/catalog.ts'
import { snake, uniqueName } from '../schema/names.ts'

interface DatabaseError {
  readonly code?: string
  readonly constraint?: string
  readonly message?: string
  readonly table?: string
}

/** Two writers blocked each other: the same write may pass a moment later. */
export const busy = '系统繁忙，请重试'

/**
 * A refusal by the database in the person's words; other errors stay. The catalog finds the entity of the rule: a write
 * may be counted in another row, which has no room for it.
 */
export const refusalOf = (error: unknown, entity: Entity, catalog?: Catalog): unknown => {
  const { code, constraint = '', message = '', table = '' }: DatabaseError = error ?? {}
  if (code === '23505')
    return Object.assign(duplicate(entity, ownerOf(table, catalog) ?? entity, constraint), { cause: error })
  if (code === '23503') return new Refusal('IN_USE', '该数据已被使用，无法删除')
  if (code === '23P01') return overlapping(ownerOf(table, catalog) ?? entity, constraint)
  if (code === '23514') return broken(entity, ownerOf(table, catalog) ?? entity, constraint)
  if (code === '40P01' || code === '40001') return conflict(busy)
  if (code === 'CB423') return conflict(message)
  if (code === '22003') return new Refusal('VALIDATION', '金额超出范围')
  return error
}

const duplicate = (entity: Entity, owner: Entity, constraint: string): Refusal => {
  const { name, message, as } = taken(owner, constraint) ?? {}
  if (!name || !message) return conflict('数据已存在')
  return owner.name === entity.name && as !== 'CONFLICT' ? invalid({ [name]: message }) : conflict(message)
}

interface Taken {
  readonly name: string | undefined
  readonly message: string
  readonly as?: 'CONFLICT' | undefined
}

/** The field whose value another row has, and its message. */
const taken = (owner: Entity, constraint: string): Taken | undefined => {
  for (const [name, { label, options }] of Object.entries(owner.fields)) {
    const { unique } = options
    if (unique && constraint === uniqueName(owner.name, [name]))
      return { name, message: typeof unique === 'string' ? unique : `${label}已存在` }
  }
  const rule = owner.unique?.find(({ fields }) => constraint === uniqueName(owner.name, fields))
  return rule && { name: rule.fields.at(-1), message: rule.message, as: rule.as }
}

const overlapping = (owner: Entity, constraint: string): Refusal => {
  const rule = owner.apart?.find((_, index) => apartName(owner, index) === constraint)
  return rule ? invalid({ [rule.from]: rule.message }) : conflict('数据已存在')
}

const ownerOf = (table: string, catalog: Catalog | undefined): Entity | undefined =>
  [...(catalog?.all.values() ?? [])].find(({ name }) => snake(name) === table)

const broken = (entity: Entity, owner: Entity, constraint: string): Refusal => {
  const [, kind, place] = /_(rule|requires)(\d+)$/.exec(constraint) ?? []
  const required = kind === 'requires' ? owner.requires?.[Number(place) - 1] : undefined
  if (required) return invalid(requiredIn({ ...owner, requires: [required] }, () => true))
  const check = kind === 'rule' ? owner.checks?.[Number(place) - 1] : undefined
  if (!check) return new Refusal('VALIDATION', '数据不符合要求')
  const field = owner.fields[check.field]
  return owner.name === entity.name && field && !isDerived(field)
    ? invalid({ [check.field]: check.message })
    : conflict(check.message)
}
