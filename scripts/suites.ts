import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { longWithoutReason, mostMs, slowest, type Timed } from './long-tests.ts'
import { root, tool } from './places.ts'
import { nothing, playwrightCounts, type Tally, vitestCounts } from './tally.ts'

// Decision 055: The tests are sped up where a run waits longest

export const reports = join(root, '.cache/reports')

interface SuiteChoice {
  /** Paths of the test files; all when left out. */
  readonly only?: readonly string[] | undefined
  readonly env?: Record<string, string>
  readonly workers?: number
}

/** What has run so far: each suite with its seconds, each file of tests with its own. */
export const times: { readonly suites: Timed[]; readonly files: Timed[] } = { suites: [], files: [] }

export const vitest = async (
  name: string,
  projects: readonly string[],
  { only, env = {}, workers }: SuiteChoice = {},
): Promise<Tally> => {
  if (only?.length === 0) return nothing()
  const report = join(reports, `${projects.join('-')}.json`)
  const flags = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...(only ?? [])]
  for (const project of projects) flags.push('--project', project)
  if (workers) flags.push('--maxWorkers', String(workers))
  const counts = (text: string): Tally => {
    // Long tests are reported, not failed: their duration also depends on the machine.
    for (const long of longWithoutReason(text, (file) => readFileSync(file, 'utf8'), mostMs())) console.log(`! ${long}`)
    times.files.push(...slowest(text))
    return vitestCounts(text)
  }
  return suite(name, [tool('vitest/vitest.mjs'), ...flags], report, counts, env)
}

/** `only`: paths of the test files, or the flag `--last-failed`; all when left out. */
export const playwright = async (only?: readonly string[]): Promise<Tally> => {
  if (only?.length === 0) return nothing()
  const report = join(reports, 'playwright.json')
  const flags = [
    'test',
    '--reporter=list,json,./e2e/story/jobs-reporter.ts,./e2e/story/failed-page-reporter.ts',
    ...(only ?? []),
  ]
  return suite('浏览器测试 browser tests', [tool('@playwright/test/cli.js'), ...flags], report, playwrightCounts, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
}

/** Runs a suite of many tests in sight and counts them by its report; a suite that breaks counts as one failure. */
const suite = async (
  name: string,
  flags: readonly string[],
  report: string,
  counts: (report: string) => Tally,
  env: Record<string, string>,
): Promise<Tally> => {
  const began = Date.now()
  console.log(`… ${name}`)
  const child = spawn(process.execPath, flags, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  const text = await readFile(report, 'utf8').catch(() => undefined)
  const tally = text === undefined ? nothing() : counts(text)
  if (code !== 0 && tally.failed.length === 0) tally.failed.push(`${name}: ended with ${code}`)
  const failed = tally.failed.length
  const seconds = (Date.now() - began) / 1000
  times.suites.push({ name, seconds })
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${tally.passed} / ${tally.passed + failed} (${seconds.toFixed(0)} s)`,
  )
  return tally
}
