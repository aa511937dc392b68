import { expect, test } from 'vitest'
import { playwrightCounts, vitestCounts } from './tally.ts'

test('a test file that does not load counts as a failure, and each failure is named', () => {
  const passed = { status: 'passed', fullName: 'adds' }
  const failed = { status: 'failed', fullName: 'divides', failureMessages: ['Error: by nothing\n    at divide.ts:3'] }
  const report = {
    numPassedTests: 3,
    testResults: [
      { name: 'a.test.ts', status: 'failed', message: 'no such module\n', assertionResults: [] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [failed, passed] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [passed, passed] },
    ],
  }
  expect(vitestCounts(JSON.stringify(report))).toEqual({
    passed: 3,
    failed: ['a.test.ts: no such module', 'b.test.ts › divides: Error: by nothing'],
    broken: [
      { file: 'a.test.ts', passed: 0 },
      { file: 'b.test.ts', passed: 1 },
    ],
  })
})

test('errors outside of browser tests count as failures, tests are found in their groups', () => {
  const spec = (title: string, status: string) => ({ file: 'list.spec.ts', title, tests: [{ status }] })
  const report = {
    stats: { expected: 4, flaky: 1 },
    suites: [{ specs: [spec('opens', 'expected')], suites: [{ specs: [spec('sorts', 'unexpected')] }] }],
    errors: [{ message: 'no browser\n  at start' }],
  }
  expect(playwrightCounts(JSON.stringify(report))).toEqual({
    passed: 5,
    failed: ['list.spec.ts › sorts', 'no browser'],
    broken: [{ file: 'list.spec.ts', passed: 0 }],
  })
})
