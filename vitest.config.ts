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
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['packages/ui/**/*.test.tsx', 'apps/web/**/*.test.tsx', 'modules/**/web/**/*.test.tsx'],
          exclude: aside,
          setupFiles: ['packages/ui/testing/browser.ts'],
          testTimeout: 60_000,
        },
      },
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
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
