import { defineConfig } from 'vitest/config'

const database = '**/*.db.test.ts'
const aside = ['**/node_modules/**', '**/dist/**', 'e2e/**']

export default defineConfig({
  test: {
    maxWorkers: 2,
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
