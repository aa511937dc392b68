import type { Entity } from '@chengban/kernel/entity.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { flowsOf, moveOf } from '@chengban/kernel/moves.ts'
import { declaredNotices } from '@chengban/modules/notices.gen.ts'
import { awake } from '@chengban/modules/projects/team.ts'
import { expect, it } from 'vitest'
import { areas, entities } from '../compose.ts'
import { goesOn } from './ends-reasons.ts'

const of = (name: string): Entity => entities.find((one) => one.name === name) as Entity
const columnOf = (entity: Entity, target: string): string | undefined =>
  Object.entries(entity.fields).find(([, field]) => field.kind === 'ref' && targetOf(field) === target)?.[0]
/** Entities that are decided on or moved and refer to a record of that kind. */
const hanging = (target: string): string[] =>
  entities
    .filter((one) => one.name !== target && columnOf(one, target) && (one.audit || flowsOf(one).length))
    .map(({ name }) => name)

/** By which step a record ends before its time. */
const ends = { project: ['terminate', 'temporaryEnd'], contract: ['void'], milepost: ['cancel', 'stop'] } as const

it.each(Object.entries(ends))('what hangs on an ended %s ends with it, or says why it goes on', (target, steps) => {
  for (const step of steps) {
    const entity = of(target)
    const { effects = [] } = moveOf(entity, step) ?? entity.audit?.after?.[step as 'void'] ?? {}
    const moved = new Set(effects.map(({ move: [name] }) => name as string))
    const reasons = goesOn[target] ?? {}
    expect(hanging(target).filter((name) => !moved.has(name) && !(name in reasons))).toEqual([])
    expect(Object.keys(reasons).filter((name) => moved.has(name) || !hanging(target).includes(name))).toEqual([])
  }
})

it('nobody is reminded of what belongs to a project that rests or has ended', () => {
  const own = areas.find(({ name }) => name === 'projects')?.entities ?? []
  // a grant of a package belongs to a product, whatever happens to the project it is used for
  const parts = own.filter((one) => columnOf(one, 'project') && one.name !== 'productDownload').map(({ name }) => name)
  const abouts = declaredNotices.flatMap(({ code, about }) =>
    [about ?? []].flat().map((one) => ({ named: `${code}: ${one.of}`, ...one })),
  )
  const told = abouts.filter((one) => parts.includes(one.of))
  expect(told.length).toBeGreaterThan(9)
  const clause = JSON.stringify(awake)
  expect(told.filter(({ where }) => !JSON.stringify(where).includes(clause)).map(({ named }) => named)).toEqual([])
})
