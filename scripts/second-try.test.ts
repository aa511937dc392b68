import { expect, test } from 'vitest'
import { secondTry } from './second-try.ts'
import type { Tally } from './tally.ts'

const first: Tally = {
  passed: 10,
  failed: ['a.test.ts › adds: Error: late', 'a.test.ts › divides: Error: by nothing'],
  broken: [{ file: 'a.test.ts', passed: 3 }],
}

test('what passes on the second try is counted once and reported as unsteady; what fails again has failed', async () => {
  const asked: (readonly string[])[] = []
  const outcome = await secondTry(first, async (files) => {
    asked.push(files)
    return { passed: 4, failed: ['a.test.ts › divides: Error: by zero'], broken: [{ file: 'a.test.ts', passed: 4 }] }
  })
  expect(asked).toEqual([['a.test.ts']])
  expect(outcome.tally).toMatchObject({ passed: 11, failed: ['a.test.ts › divides: Error: by zero'] })
  expect(outcome.unsteady).toEqual(['a.test.ts › adds: Error: late'])
})

test('a suite without a failure, one that broke outside of its tests, with many broken files or a race run once', async () => {
  const never = (): Promise<Tally> => Promise.reject(new Error('ran again'))
  const many = Array.from({ length: 6 }, (_, at) => ({ file: `${at}.test.ts`, passed: 0 }))
  for (const tally of [
    { passed: 10, failed: [], broken: [] },
    { passed: 0, failed: ['browser tests: ended with 1'], broken: [] },
    { ...first, failed: [...first.failed, 'no browser'] },
    {
      passed: 3,
      failed: ['whole/together.db.test.ts › sixteen: deadlock'],
      broken: [{ file: 'whole/together.db.test.ts', passed: 3 }],
    },
    { passed: 0, failed: many.map(({ file }) => file), broken: many },
  ])
    expect(await secondTry(tally, never)).toEqual({ tally, unsteady: [] })
})
