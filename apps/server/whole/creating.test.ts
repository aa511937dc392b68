import { has } from '@chengban/kernel/has.ts'
import { roles } from '@chengban/modules/platform/role/roles.ts'
import { createVerdict } from '@chengban/ui/data/asker.ts'
import { expect, it } from 'vitest'
import { entities } from '../compose.ts'
import { createOf, isBarred } from '../matrix/testing/rules.ts'

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
