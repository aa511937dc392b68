import { mkdir, rm } from 'node:fs/promises'
import process from 'node:process'
import { reachOfChanges } from './changed.ts'
import { generated, lint, passes, types, weight } from './checks.ts'
import { paceOfMachine } from './pace.ts'
import { root } from './places.ts'
import { isMatrix } from './reach.ts'
import { secondTry } from './second-try.ts'
import { playwright, reports, times, vitest } from './suites.ts'
import { nothing, type Tally } from './tally.ts'

/** `npm test -- --changed`: what the changes since the branch left what all share can reach. */
const isOfChanges = process.argv.includes('--changed')
const reach = isOfChanges ? await reachOfChanges() : undefined
/** The paths to run of those that match, undefined for all. */
const chosen = (which: RegExp, besides?: RegExp): readonly string[] | undefined =>
  reach && !reach.isAll ? reach.tests.filter((test) => which.test(test) && !besides?.test(test)) : undefined

const total = nothing()
const add = ({ passed, failed }: Tally): void => {
  total.passed += passed
  total.failed.push(...failed)
}

const checks = async (): Promise<void> => {
  const began = Date.now()
  for (const check of [types, ...lint, generated, weight])
    add((await passes(check)) ? { ...nothing(), passed: 1 } : { ...nothing(), failed: [check.name] })
  times.suites.push({ name: '源码检查 checks of the sources', seconds: (Date.now() - began) / 1000 })
}

/** Runs the matrix of the affected entities, or the whole matrix when its foundation changed. */
const databaseTests = (again?: readonly string[]): Promise<Tally> => {
  const tests = chosen(/\.db\.test\.ts$/)
  const isOfEntities = tests && reach?.entities.length && !tests.some((test) => isMatrix.test(test))
  return vitest('数据库测试 database tests', ['database'], {
    only: again ?? (isOfEntities ? [...tests, 'apps/server/matrix/matrix.db.test.ts'] : tests),
    env: isOfEntities ? { MATRIX_OF: reach.entities.join() } : {},
    // each waits for the database a third of its time
    workers: 3,
  })
}

const unitTests = (again?: readonly string[]): Promise<Tally> =>
  vitest('单元测试 unit tests', ['unit', 'dom', 'dom-apart'], {
    only: again ?? chosen(/\.test\.tsx?$/, /\.db\.test\.ts$/),
  })

if (reach)
  console.log(
    reach.isAll
      ? '改动涉及全部 / everything is reached'
      : `改动涉及 ${reach.tests.length} 个测试文件 / test files reached`,
  )
// bounds of time grow with what else the machine has to do
// and three tests share two cores
process.env.TEST_PACE ??= (paceOfMachine() * 1.5).toFixed(2)
console.log(`机器快慢 / pace of the machine: ${process.env.TEST_PACE}`)
const began = Date.now()
await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })
// the one waits for the database and the browser where the other works
const [unit, database] = await Promise.all([checks().then(() => unitTests()), databaseTests()])
const browser = await playwright(chosen(/\.spec\.ts$/))
const unsteady: string[] = []
for (const [first, again] of [
  [unit, unitTests],
  [database, databaseTests],
  [browser, () => playwright(['--last-failed'])],
] as const) {
  const outcome = await secondTry(first, again)
  add(outcome.tally)
  unsteady.push(...outcome.unsteady)
}
for (const each of unsteady) console.log(`! 不稳，第二次才通过 unsteady, passed on the second try: ${each}`)
// Repeats the failures at the end, because often only the end of a long run is visible
for (const failure of total.failed) console.log(`✗ ${failure}`)
const told = (name: string, seconds: number): void => console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}`)
for (const { name, seconds } of times.suites) told(name, seconds)
for (const { name, seconds } of times.files.sort((a, b) => b.seconds - a.seconds).slice(0, 3))
  told(`最慢 slowest: ${name.replace(`${root}/`, '')}`, seconds)
told('全部 the whole run', (Date.now() - began) / 1000)
console.log(`\n${total.passed} passed, ${total.failed.length} failed`)
process.exitCode = total.failed.length === 0 ? 0 : 1
