import { writable } from '@chengban/kernel/entity.ts'
import { has } from '@chengban/kernel/has.ts'
import { roles } from '@chengban/modules/platform/role/roles.ts'
import { createVerdict } from '@chengban/ui/data/asker.ts'
import { submissionOf, submitMoveOf } from '@chengban/ui/data/submission.ts'
import { recordMoves } from '@chengban/ui/move/acts.ts'
import { beginningOf } from '@chengban/ui/record/new-child.ts'
import type { Child } from '@chengban/ui/record/RecordTabs.tsx'
import { expect, it } from 'vitest'
import { entities } from '../compose.ts'
import { createOf, isBarred } from '../matrix/testing/declared-rules.ts'

const byHand = entities.filter(({ readOnly, madeBy }) => !readOnly && !madeBy?.create)
const asker = (codes: readonly string[]) => ({
  userId: 'u',
  has: (code: string) => has(codes, code),
  today: '2026-11-25',
  now: '2026-11-25T09:00:00+08:00',
})

it('a new row is offered to each default role whose codes do not keep it from making one', () => {
  const differing = roles.flatMap(({ name, codes }) =>
    byHand
      .filter((entity) => {
        const isRefused = isBarred(createOf(entity), (code) => has(codes, code))
        return (createVerdict(entity, asker(codes)) === false) !== isRefused
      })
      .map((entity) => `${name}: ${entity.name}`),
  )
  expect(differing).toEqual([])
})

it.each(['okr', 'extraTask', 'taskWeek', 'weekendTask', 'projectFollow'])(
  'a %s of their own is offered to everybody, unasked',
  (name) => {
    const own = byHand.find((entity) => entity.name === name)
    expect(own && createVerdict(own, asker([]))).toBe(true)
  },
)

it('a new row under a record begins with what its form may write, or is not offered there', () => {
  const found = entities.flatMap((parent) =>
    [...(parent.page?.tabs ?? []), ...(parent.children ?? [])].flatMap((child: Child) => {
      const of = entities.find(({ name }) => name === child.of)
      const row = Object.fromEntries(Object.keys(parent.fields).map((name) => [name, `${parent.name}.${name}`]))
      const begun = of && beginningOf(child, of, { entity: parent, row })
      return of && begun ? [{ of, begun, place: `${parent.name} > ${child.of}.${child.by}` }] : []
    }),
  )
  expect(found.length).toBeGreaterThan(30)
  const closed = found.filter(({ of, begun }) => Object.keys(begun).some((name) => !writable(of).includes(name)))
  expect(closed.map(({ place }) => place)).toEqual([])
  expect(found.map(({ place }) => place)).toContain('returnedMoney > returnedMoneyApply.returnedMoneyId')
})

it('every record is handed in by one button, and says in its form what that is', () => {
  const submits = entities.filter((entity) => entity.audit || submitMoveOf(entity))
  expect(submits.length).toBeGreaterThan(30)
  for (const entity of submits) {
    const moves = recordMoves(entity, { can: ['submit'] }).filter(({ name }) => name === 'submit')
    expect([entity.name, moves.length]).toEqual([entity.name, 1])
    const said = submissionOf(entity, undefined, asker([]))
    if (said) expect([entity.name, said.label]).toEqual([entity.name, moves[0]?.label])
  }
})
