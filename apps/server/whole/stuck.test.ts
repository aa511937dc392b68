import type { Entity } from '@chengban/kernel/entity.ts'
import { allOf, holds, me } from '@chengban/kernel/expr.ts'
import { expect, test } from 'vitest'
import { calls, entities } from '../compose.ts'
import { statesOfSystem, stuckMakers, stuckStates } from './stuck.ts'
import { leftBySystem } from './stuck-reasons.ts'

const signatures = calls.map(({ signature }) => signature)

test('out of every state that moves lead out of, somebody of a default role can make one', () => {
  expect(entities.flatMap(stuckStates)).toEqual([])
})

test('whoever can make a row can bring it on', () => {
  expect(entities.flatMap((entity) => stuckMakers(entity, signatures))).toEqual([])
})

test('what the system alone leads on says what makes it do so', () => {
  expect(entities.flatMap(statesOfSystem).sort()).toEqual(Object.keys(leftBySystem).sort())
})

test('it is seen at once where the codes of a maker and of the next step do not meet', () => {
  const submit = allOf(me('creatorId'), holds('finance:manage'))
  const tighter = entities
    .filter(({ name }) => name === 'businessOpportunity')
    .map((one) => ({ ...one, audit: { ...one.audit, submit } as NonNullable<Entity['audit']> }))
  expect(tighter.flatMap((entity) => stuckMakers(entity, signatures))).toContain('businessOpportunity 新建: 销售')
})
