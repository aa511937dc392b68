import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Lanes } from './lanes.ts'
import { Impatient } from './patience.ts'

/** Work that runs until the test ends it. */
const scene = (places: number) => {
  const lanes = new Lanes(places)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (owner: string, what?: string) =>
    lanes.run(owner, what, () => {
      begun.push(owner)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const end = () => {
    for (const one of ends.splice(0)) one()
  }
  return { lanes, begun, ask, end }
}
const waited = async (work: Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work
  return performance.now() - from
}

it('ten people with eight long readings each, never met before, leave another’s list its place', async () => {
  const { lanes, ask } = scene(8)
  for (let person = 0; person < 10; person++)
    for (let n = 0; n < 8; n++) ask(`heavy ${person}`, `heavy ${person} ${n}`).catch(() => undefined)
  for (let n = 0; n < 10; n++) {
    await delay(150)
    expect(await waited(lanes.run('light', 'list', () => delay(5)))).toBeLessThan(300)
  }
})

it('a reading known to be slow takes one of few further places, and is short again once it ran quickly', async () => {
  const { lanes, begun, ask, end } = scene(8)
  const first = ask('li', 'totals')
  await delay(1200)
  for (let person = 0; person < 12; person++) ask(`p${person}`, 'totals').catch(() => undefined)
  await delay(20)
  expect(begun).toHaveLength(1 + 4)
  expect(lanes.waiting).toBe(8)
  end()
  await first
  for (let n = 0; n < 3; n++) {
    await delay(20)
    end()
  }
  expect(lanes.waiting).toBe(0)
  expect(begun).toHaveLength(13)
  for (let person = 0; person < 6; person++) void ask(`p${person}`, 'totals')
  await delay(20)
  expect(begun).toHaveLength(19)
  end()
})

// waits for what anybody waits at most
it('a slow reading is refused when its place comes too late, and waits for no place of short ones', async () => {
  const { ask } = scene(4)
  void ask('li', 'totals')
  await delay(1200)
  for (let person = 0; person < 2; person++) void ask(`p${person}`, 'totals')
  await expect(ask('wang', 'totals')).rejects.toBeInstanceOf(Impatient)
})

it('never has more under way than it says', async () => {
  const { lanes, begun, ask } = scene(4)
  for (let person = 0; person < 30; person++) ask(`p${person}`, `w${person % 3}`).catch(() => undefined)
  await delay(1500)
  for (let person = 30; person < 60; person++) ask(`p${person}`, `w${person % 3}`).catch(() => undefined)
  await delay(500)
  expect(begun.length).toBeLessThanOrEqual(lanes.most)
  expect(lanes.most).toBe(14)
})
