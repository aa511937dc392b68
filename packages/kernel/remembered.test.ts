import { expect, it } from 'vitest'
import { remembered } from './remembered.ts'

it('works out what follows from each object once, and never takes one for another', () => {
  let worked = 0
  const length = remembered((of: readonly string[]) => {
    worked++
    return of.length || undefined
  })
  const [none, two] = [[], ['a', 'b']]
  expect([length(none), length(two), length(none), length(two), length([...two])]).toEqual([
    undefined,
    2,
    undefined,
    2,
    2,
  ])
  expect(worked).toBe(3)
})
