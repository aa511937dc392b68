import { expect, test } from 'vitest'
import { playwrightCounts, vitestCounts } from './tally.ts'

test('a test file that does not load counts as a failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] },
    ],
  }
  expect(vitestCounts(JSON.stringify(report))).toEqual({ passed: 3, failed: 2 })
})

test('errors outside of browser tests count as failures', () => {
  const report = { stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [{}] }
  expect(playwrightCounts(JSON.stringify(report))).toEqual({ passed: 5, failed: 2 })
})
