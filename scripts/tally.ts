export interface Tally {
  passed: number
  failed: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** Counts vitest's JSON report; a file that failed without a failing test (it did not load) is one failure. */
export const vitestCounts = (text: string): Tally => {
  const report = JSON.parse(text) as VitestReport
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** Counts Playwright's JSON report; errors outside of tests are failures, a test that passed on a repeat passed. */
export const playwrightCounts = (text: string): Tally => {
  const { stats, errors } = JSON.parse(text) as PlaywrightReport
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}
