import type { Entity } from '@chengban/kernel/entity.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { flowsOf, moveOf, movesOf } from '@chengban/kernel/moves.ts'
import { declaredNotices } from '@chengban/modules/notices.gen.ts'
import { awake } from '@chengban/modules/projects/team.ts'
import { expect, it } from 'vitest'
import { areas, entities } from '../compose.ts'
import { ended, goesOn } from './ends-reasons.ts'

const of = (name: string): Entity => entities.find((one) => one.name === name) as Entity
const columnOf = (entity: Entity, target: string): string | undefined =>
  Object.entries(entity.fields).find(([, field]) => field.kind === 'ref' && targetOf(field) === target)?.[0]
/** Entities that are decided on or moved and refer to a record of that kind. */
const hanging = (target: string): string[] =>
  entities
    .filter((one) => one.name !== target && columnOf(one, target) && (one.audit || flowsOf(one).length))
    .map(({ name }) => name)

const stepsOf = (entity: Entity): string[] => [
  ...movesOf(entity).flatMap(({ name, to }) => (typeof to === 'string' && ended.includes(to) ? [name] : [])),
  ...(entity.audit?.void ? ['void'] : []),
]
/** By which steps records of sales and projects end before their time, where something may hang on them. */
const ends = areas
  .filter(({ name }) => name === 'sales' || name === 'projects')
  .flatMap(({ entities: own }) => own)
  .filter(({ name }) => hanging(name).length > 0)
  .flatMap((entity) => [...new Set(stepsOf(entity))].map((step) => [entity.name, step] as const))

const reasonsOf = (target: string, step: string) => ({ ...goesOn[target], ...goesOn[`${target}.${step}`] })
const movedBy = (target: string, step: string): Set<string> => {
  const entity = of(target)
  const { effects = [] } = moveOf(entity, step) ?? entity.audit?.after?.[step as 'void'] ?? {}
  return new Set(effects.map(({ move: [name] }) => name))
}

it.each(ends)('what hangs on a %s ends with its %s, or says why it goes on', (target, step) => {
  const moved = movedBy(target, step)
  const reasons = reasonsOf(target, step)
  expect(hanging(target).filter((name) => !moved.has(name) && !(name in reasons))).toEqual([])
  expect(Object.keys(reasons).filter((name) => moved.has(name) || !hanging(target).includes(name))).toEqual([])
})

it('gives reasons for steps that there are', () => {
  expect(ends.length).toBeGreaterThan(15)
  const named = new Set(ends.flatMap(([target, step]) => [target, `${target}.${step}`]))
  expect(Object.keys(goesOn).filter((name) => !named.has(name))).toEqual([])
})

it('nobody is reminded of what belongs to a project that rests or has ended', () => {
  const own = areas.find(({ name }) => name === 'projects')?.entities ?? []
  // a grant of a package belongs to a product and outlives the project it is used for
  const parts = own.filter((one) => columnOf(one, 'project') && one.name !== 'productDownload').map(({ name }) => name)
  const abouts = declaredNotices.flatMap(({ code, about }) =>
    [about ?? []].flat().map((one) => ({ named: `${code}: ${one.of}`, ...one })),
  )
  const told = abouts.filter((one) => parts.includes(one.of))
  expect(told.length).toBeGreaterThan(9)
  const clause = JSON.stringify(awake)
  expect(told.filter(({ where }) => !JSON.stringify(where).includes(clause)).map(({ named }) => named)).toEqual([])
})
