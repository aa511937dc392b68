import { globSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const database = '**/*.db.test.ts'
const aside = ['**/node_modules/**', '**/dist/**', 'e2e/**']

/** What runs longest begins first, though its files are short: at the end nothing else would run beside it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => /\/matrix\/|\/round\.test/.test(moduleId)
    return (await super.sort(files)).sort((a, b) => Number(isLong(b)) - Number(isLong(a)))
  }
}

/** How much slower this machine is now than a quiet one; `npm test` measures it once. */
const pace = Number(process.env.TEST_PACE) || 1
/** Bounds of what hangs. A wait ends when the thing is there, so long bounds cost nothing. */
const patience = {
  testTimeout: 180_000 * pace,
  hookTimeout: 240_000 * pace,
  expect: { poll: { timeout: 30_000 * pace } },
  provide: { pace },
}

const pages = ['packages/ui/**/*.test.tsx', 'apps/web/**/*.test.tsx', 'modules/**/web/**/*.test.tsx']
/** Page tests that mock a module, and so cannot share modules and a document with others. */
const apart = globSync(pages).filter((file) => /\bvi\.mock\(/.test(readFileSync(file, 'utf8')))
const page = {
  environment: 'happy-dom',
  setupFiles: ['packages/ui/testing/browser.ts'],
  ...patience,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['**/*.test.ts'],
          exclude: [...aside, database],
          ...patience,
        },
      },
      {
        test: {
          ...page,
          name: 'dom',
          isolate: false,
          include: pages,
          exclude: [...aside, ...apart],
        },
      },
      { test: { ...page, name: 'dom-apart', include: apart, exclude: aside } },
      {
        test: {
          name: 'database',
          environment: 'node',
          // a process keeps the modules of a file for the next: loading and compiling them took longer than the tests
          isolate: false,
          include: [database],
          exclude: aside,
          globalSetup: ['apps/server/testing/cluster.ts'],
          setupFiles: ['apps/server/testing/light-passwords.ts'],
          ...patience,
        },
      },
    ],
  },
})
