import { readFileSync } from 'node:fs'
import { flowsOf } from '@chengban/kernel/moves.ts'
import { expect, it } from 'vitest'
import { makeCatalog } from '../compose.ts'
import { namedHandlers } from '../generate/joined.ts'
import { exportedConstants } from '../generate/written.ts'
import { countsDeclared, isHeld, looksAround, unlockedCounts } from './counting.ts'
import { lookingReasons, unlockedReasons } from './counting-reasons.ts'

const all = makeCatalog().all

/** The handlers that may refuse a step, and those that check a row. */
const guards = new Set(
  [...all.values()].flatMap((e) => [
    ...[...flowsOf(e).flatMap(({ moves }) => moves), ...(e.acts ?? [])].map(({ guard }) => guard),
    ...Object.values(e.audit?.guard ?? {}),
    e.on?.check,
    e.on?.removing,
  ]),
)

/** The files in which they are written. */
const filesOfGuards = (): string[] => {
  const written = namedHandlers([...all.values()], exportedConstants())
  const found = [...written].flatMap(([name, { path }]) => (guards.has(name as never) ? [`modules/${path}`] : []))
  return [...new Set(found)].sort()
}

it('a condition that counts rows beside its own locks first what they have in common', () => {
  expect(countsDeclared(all)).toBeGreaterThan(10)
  expect([...new Set(unlockedCounts(all))].sort()).toEqual(Object.values(unlockedReasons).flat().sort())
})

it('a guard that looks for other rows takes a lock, or has its reason', () => {
  const files = filesOfGuards()
  expect(files.length).toBeGreaterThan(100)
  const looking = files.filter((file) => looksAround(readFileSync(file, 'utf8')))
  expect(looking.length).toBeGreaterThan(60)
  const loose = looking.filter((file) => !isHeld(readFileSync(file, 'utf8')))
  expect(loose).toEqual(Object.values(lookingReasons).flat().sort())
})

it('knows looks and locks by their words', () => {
  expect(looksAround('select count(*) from store.okr')).toBe(true)
  expect(isHeld('select count(*) from store.okr')).toBe(false)
  expect(isHeld("await lock(tx, 'objectives', one)")).toBe(true)
})
