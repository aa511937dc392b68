import { join } from 'node:path'
import process from 'node:process'
import { createVitest, type TestModule } from 'vitest/node'
import { root } from '../places.ts'
import { type Breakage, broken } from './breakage.ts'

/** A test file to run, with a breakage or on unchanged sources. */
export interface Order {
  readonly breakage?: Breakage | undefined
  readonly test: string
}

export interface Outcome {
  /** The first test that failed, or what else did; undefined where all passed. */
  readonly failed: string | undefined
  /** A test said so, not what it is made of. */
  readonly isTest: boolean
  /** Whether the test loaded the broken file at all. */
  readonly isLoaded: boolean
}

let breakage: Breakage | undefined
let isLoaded = false

/** The source is put wrong on its way into the tests: no file is ever written, so nothing can be left behind. */
const breaking = {
  name: 'breakage',
  enforce: 'pre' as const,
  transform: (source: string, id: string) => {
    if (!breakage || id.split('?')[0] !== join(root, breakage.file)) return undefined
    isLoaded = true
    return { code: broken(source, breakage), map: null }
  },
}

const needsDatabase = process.argv.includes('--database')
const vitest = await createVitest(
  {
    root,
    config: false,
    watch: false,
    reporters: [{}],
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    // Broken modules must not be cached for later runs
    fsModuleCache: false,
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    ...(needsDatabase ? { globalSetup: ['apps/server/testing/cluster.ts'] } : {}),
    setupFiles: ['apps/server/testing/light-passwords.ts'],
  },
  { plugins: [breaking] },
)
await vitest.standalone()

const run = async (order: Order): Promise<Outcome> => {
  breakage = order.breakage
  isLoaded = false
  const forget = (): void => order.breakage && vitest.invalidateFile(join(root, order.breakage.file))
  forget()
  try {
    const specification = vitest.getRootProject().createSpecification(join(root, order.test))
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification])
    const module = testModules.find(({ moduleId }) => moduleId === specification.moduleId)
    const [test] = module?.children.allTests('failed') ?? []
    const failed = test?.fullName ?? (module ? failureOf(module) : `${order.test} was not run`)
    return { failed: failed ?? firstLine(unhandledErrors[0]), isTest: test !== undefined, isLoaded }
  } finally {
    breakage = undefined
    forget()
  }
}

const failureOf = (module: TestModule): string | undefined => {
  if (module.ok()) return undefined
  const suite = [...module.children.allSuites()].find((one) => one.errors().length > 0)
  return firstLine((suite ?? module).errors()[0]) ?? 'the file'
}

const firstLine = (error: unknown): string | undefined =>
  error === undefined ? undefined : String((error as Error).message ?? error).split('\n', 1)[0]

process.on('message', (order: Order) => {
  run(order).then(
    (outcome) => process.send?.(outcome),
    (error: Error) => process.send?.({ failed: firstLine(error), isTest: false, isLoaded }),
  )
})
process.on('SIGTERM', () => vitest.close().finally(() => process.exit(0)))
process.on('disconnect', () => vitest.close().finally(() => process.exit(0)))
process.send?.('ready')
