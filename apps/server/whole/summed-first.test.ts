import { stepsOf } from '@chengban/engine/schema/kept-source.ts'
import { auditField, type Entity } from '@chengban/kernel/entity.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { flowOf, movesOf } from '@chengban/kernel/moves.ts'
import { expect, it } from 'vitest'
import { areas, entities } from '../compose.ts'

/** Steps that move the state of a row, with what they lock before it. */
const steps = (entity: Entity) => [
  ...movesOf(entity)
    .filter(({ to }) => to !== 'same')
    .map(({ name, locks = [] }) => ({ name, state: flowOf(entity, name)?.field, locks: locks })),
  ...(entity.audit ? [{ name: 'audit', state: auditField(entity), locks: entity.audit.locks ?? [] }] : []),
]

const money = areas.filter(({ name }) => name === 'sales' || name === 'finance').flatMap(({ entities: own }) => own)

/** Steps of rows whose state decides whether another row sums them up, that do not lock it first. */
const unlocked = money.flatMap((entity) =>
  entities.flatMap((parent) =>
    Object.values(parent.fields)
      .filter(({ options }) => options.kept)
      .flatMap(({ options }) => stepsOf(options.computed as Expr<unknown>))
      .flatMap((op) => (op.is === 'children' && op.of === entity.name ? [op] : []))
      .flatMap((op) =>
        steps(entity)
          .filter(({ state, locks }) => JSON.stringify(op).includes(`"${state}"`) && !locks.includes(op.by))
          .map(({ name }) => `${entity.name}.${name}: ${parent.name}`),
      ),
  ),
)

const reasons: Readonly<Record<string, string>> = {
  'returnedMoneyApply.audit: returnedMoney': 'the contract is locked first, of which there is one such row',
}

it('locks what sums up a row by its state before the row, so that two of them wait in one order', () => {
  expect([...new Set(unlocked)].sort()).toEqual(Object.keys(reasons).sort())
})
