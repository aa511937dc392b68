import type { Entity } from '@chengban/kernel/entity.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { movesOf } from '@chengban/kernel/moves.ts'
import { expect, test } from 'vitest'
import { makeCatalog } from '../compose.ts'

interface Guarded {
  readonly name: string
  readonly at: string
  readonly locks: readonly string[]
  readonly rules: readonly unknown[]
}

/** Columns by which a rule looks for other rows of the entity, which may be making the same move. */
const soughtBy = (name: string, part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return []
  const { is, of, at } = ((part as Partial<Expr<unknown>>).op ?? {}) as { is?: string; of?: string; at?: string }
  const here = is === 'children' && of === name && at && at !== 'id' ? [at] : []
  return [...here, ...Object.values(part).flatMap((one) => soughtBy(name, one))]
}

const guardedOf = (entity: Entity): Guarded[] => [
  ...movesOf(entity).map(({ name, guards = [], locks = [] }) => ({
    name: entity.name,
    at: `${entity.name}.${name}`,
    locks,
    rules: guards.map(({ holds }) => holds),
  })),
  ...Object.entries(entity.audit?.guards ?? {}).map(([name, guards]) => ({
    name: entity.name,
    at: `${entity.name}.${name}`,
    locks: entity.audit?.locks ?? [],
    rules: guards.map(({ holds }) => holds),
  })),
]

test('a guard that looks for rows of its own kind locks what they share', () => {
  const guarded = [...makeCatalog().all.values()].flatMap(guardedOf)
  const sought = guarded.flatMap(({ name, at, locks, rules }) =>
    rules.flatMap((rule) => soughtBy(name, rule)).map((by) => ({ at, by, locks })),
  )
  const open = sought.filter(({ by, locks }) => !locks.includes(by)).map(({ at, by }) => `${at} looks by ${by}`)
  expect(open).toEqual([])
  expect(sought.length).toBeGreaterThan(1)
})
