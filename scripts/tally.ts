export interface Tally {
  passed: number
  /** What failed, a line each. */
  failed: string[]
}

interface VitestFile {
  name: string
  status: string
  message?: string
  assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[]
}

interface VitestReport {
  numPassedTests: number
  testResults: VitestFile[]
}

const firstLine = (text: string | null | undefined): string => (text ?? '').trim().split('\n', 1)[0] ?? ''

const brokenIn = ({ name, status, message, assertionResults }: VitestFile): string[] => {
  const tests = assertionResults.filter((assertion) => assertion.status === 'failed')
  if (status === 'failed' && tests.length === 0) return [`${name}: ${firstLine(message)}`]
  return tests.map(({ fullName, failureMessages }) => `${name} › ${fullName}: ${firstLine(failureMessages?.[0])}`)
}

/** Counts vitest's JSON report; a file that failed without a failing test (it did not load) is one failure. */
export const vitestCounts = (text: string): Tally => {
  const { numPassedTests, testResults } = JSON.parse(text) as VitestReport
  return { passed: numPassedTests, failed: testResults.flatMap(brokenIn) }
}

interface PlaywrightSuite {
  specs: { file: string; title: string; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number }
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

const unexpectedIn = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => status === 'unexpected').map(() => `${file} › ${title}`),
  ),
  ...suites.flatMap(unexpectedIn),
]

/** Counts Playwright's JSON report; errors outside of tests are failures, a test that passed on a repeat passed. */
export const playwrightCounts = (text: string): Tally => {
  const { stats, suites, errors } = JSON.parse(text) as PlaywrightReport
  const outside = errors.map(({ message }) => firstLine(message))
  return { passed: stats.expected + stats.flaky, failed: [...suites.flatMap(unexpectedIn), ...outside] }
}
