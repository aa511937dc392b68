// Breaks the source line by line, on its way into the tests, and says which breakages they notice.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { root } from '../places.ts'
import { type Breakage, placesIn } from './breakage.ts'
import { breakages } from './breakages.ts'
import { type Hand, hire } from './crew.ts'
import { keep, kept, type Verdict } from './kept.ts'
import { report } from './report.ts'

const words = process.argv.slice(2)
const notNoticed = breakages.filter((one) => kept().get(one)?.verdict !== 'killed')
const chosen =
  words[0] === 'left' ? notNoticed : breakages.filter(({ name }) => words.length === 0 || words.includes(name))
if (words[0] !== 'left' && chosen.length < words.length) {
  const known = breakages.map(({ name }) => name)
  const unknown = words.filter((word) => !known.includes(word))
  console.error(`${unknown.join(', ')}: no such breakage; there are\n${known.join('\n')}`)
  process.exit(1)
}

const tests = [...new Set(chosen.flatMap((one) => one.tests))]
const needsDatabase = tests.some((test) => test.endsWith('.db.test.ts'))
const hands = Array.from({ length: chosen.length > 2 ? 2 : 1 }, () => hire(needsDatabase))
const close = (): Promise<unknown> => Promise.all(hands.map((hand) => hand.close()))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => close().finally(() => process.exit(1)))

/** Each hand takes the next one as soon as it is free. */
const each = async <T>(all: readonly T[], work: (one: T, hand: Hand) => Promise<void>): Promise<void> => {
  const left = [...all]
  await Promise.all(
    hands.map(async (hand) => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one, hand)
    }),
  )
}

/** Tests that already fail on unchanged sources and so cannot detect a breakage. */
const unfit = new Set<string>()

const judged = async (breakage: Breakage, hand: Hand): Promise<Pick<Verdict, 'verdict' | 'told'>> => {
  const places = placesIn(readFileSync(join(root, breakage.file), 'utf8'), breakage)
  if (places !== 1) return { verdict: 'stale', told: `stands ${places} times in ${breakage.file}` }
  const told: string[] = []
  for (const test of breakage.tests) {
    if (unfit.has(test)) return { verdict: 'untried', told: `${test} fails as all stands` }
    const { failed, isTest, isLoaded } = await hand.run({ breakage, test })
    if (failed === undefined)
      return { verdict: 'survived', told: `${test} ${isLoaded ? 'passes' : 'does not load it'}` }
    // A failure outside a test may come from the machine, so the test is repeated without the breakage
    if (!isTest && (await hand.run({ test })).failed !== undefined) return { verdict: 'untried', told: failed }
    told.push(failed)
  }
  return { verdict: 'killed', told: told.join('; ') }
}

const began = Date.now()
const secondsSince = (at: number): number => Math.round((Date.now() - at) / 100) / 10
await each(tests, async (test, hand) => {
  const { failed } = await hand.run({ test })
  if (failed !== undefined) unfit.add(test)
  console.log(failed === undefined ? `· ${test}` : `✗ ${test} fails as all stands: ${failed}`)
})

let done = 0
const open: string[] = []
await each(chosen, async (breakage, hand) => {
  const at = Date.now()
  const { verdict, told } = await judged(breakage, hand)
  const seconds = secondsSince(at)
  keep(breakage, { verdict, told, seconds, day: new Date().toISOString().slice(0, 10) })
  done += 1
  const line = `${verdict === 'killed' ? '✓' : '✗'} ${breakage.name} ${verdict}: ${told}`
  if (verdict !== 'killed') open.push(line)
  console.log(`${done}/${chosen.length} ${line} (${seconds} s)`)
})
await close()

const text = report(kept())
if (text) writeFileSync(join(root, 'docs/mutations.md'), text)
console.log(open.join('\n'))
console.log(`\n${chosen.length - open.length} of ${chosen.length} noticed, ${secondsSince(began)} s`)
process.exitCode = open.length === 0 ? 0 : 1
