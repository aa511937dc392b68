import { expect, it } from 'vitest'
import { longWithoutReason, mostMs } from './long-tests.ts'

const report = (...durations: (number | null)[]) =>
  JSON.stringify({
    testResults: [
      { name: 'a.test.ts', assertionResults: durations.map((duration, at) => ({ fullName: `test ${at}`, duration })) },
    ],
  })

it('a test that takes long says why in a comment of its file', () => {
  const all = report(9000, 10_400, null)
  const bare = () => 'it("adds", () => { takes(5) })'
  expect(longWithoutReason(all, bare, 10_000)).toEqual(['a.test.ts › test 1: 10.4 s, and no comment says why'])
  expect(longWithoutReason(all, () => '// four servers, each started and ended: half a minute', 10_000)).toEqual([])
  expect(longWithoutReason(all, () => '// of two people', 10_000)).toHaveLength(1)
  expect(longWithoutReason(report(9000), bare, 10_000)).toEqual([])
})

it('more is let pass where the machine has more to do', () => {
  expect(mostMs()).toBeGreaterThanOrEqual(10_000)
})
