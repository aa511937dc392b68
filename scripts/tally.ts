export interface Tally {
  passed: number
  /** What failed, a line each. */
  failed: string[]
  /** Test files with a failure, each with the number of its tests that passed. */
  broken: { file: string; passed: number }[]
}

export const nothing = (): Tally => ({ passed: 0, failed: [], broken: [] })

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

const passedIn = ({ assertionResults }: VitestFile): number =>
  assertionResults.filter(({ status }) => status === 'passed').length

const failuresIn = ({ name, status, message, assertionResults }: VitestFile): string[] => {
  const tests = assertionResults.filter((assertion) => assertion.status === 'failed')
  if (status === 'failed' && tests.length === 0) return [`${name}: ${firstLine(message)}`]
  return tests.map(({ fullName, failureMessages }) => `${name} › ${fullName}: ${firstLine(failureMessages?.[0])}`)
}

/** Counts vitest's JSON report; a file that failed without a failing test (it did not load) is one failure. */
export const vitestCounts = (text: string): Tally => {
  const { numPassedTests, testResults } = JSON.parse(text) as VitestReport
  const broken = testResults.filter((file) => failuresIn(file).length > 0)
  return {
    passed: numPassedTests,
    failed: broken.flatMap(failuresIn),
    broken: broken.map((file) => ({ file: file.name, passed: passedIn(file) })),
  }
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

const unexpectedIn = ({ specs, suites = [] }: PlaywrightSuite): { file: string; line: string }[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => status === 'unexpected').map(() => ({ file, line: `${file} › ${title}` })),
  ),
  ...suites.flatMap(unexpectedIn),
]

/** Counts Playwright's JSON report; errors outside of tests are failures, a test that passed on a repeat passed. */
export const playwrightCounts = (text: string): Tally => {
  const { stats, suites, errors } = JSON.parse(text) as PlaywrightReport
  const outside = errors.map(({ message }) => firstLine(message))
  const unexpected = suites.flatMap(unexpectedIn)
  return {
    passed: stats.expected + stats.flaky,
    failed: [...unexpected.map(({ line }) => line), ...outside],
    // a second try asks the failed tests alone, so that none is counted twice
    broken: [...new Set(unexpected.map(({ file }) => file))].map((file) => ({ file, passed: 0 })),
  }
}
