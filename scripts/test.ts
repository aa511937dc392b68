import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { generated, lint, passes, types, weight } from './checks.ts'
import { root, tool } from './places.ts'
import { playwrightCounts, type Tally, vitestCounts } from './tally.ts'

const reports = join(root, '.cache/reports')

const vitest = (name: string, projects: readonly string[]): Promise<Tally> => {
  const report = join(reports, `${projects.join('-')}.json`)
  const flags = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  for (const project of projects) flags.push('--project', project)
  return suite(name, [tool('vitest/vitest.mjs'), ...flags], report, vitestCounts)
}

const playwright = (): Promise<Tally> => {
  const report = join(reports, 'playwright.json')
  const flags = ['test', '--reporter=list,json']
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
  env: Record<string, string> = {},
): Promise<Tally> => {
  console.log(`… ${name}`)
  const child = spawn(process.execPath, flags, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  const text = await readFile(report, 'utf8').catch(() => undefined)
  const tally = text === undefined ? { passed: 0, failed: [] } : counts(text)
  if (code !== 0 && tally.failed.length === 0) tally.failed.push(`${name}: ended with ${code}`)
  const failed = tally.failed.length
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${tally.passed} / ${tally.passed + failed}`)
  return tally
}

await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })
const total: Tally = { passed: 0, failed: [] }
const add = ({ passed, failed }: Tally): void => {
  total.passed += passed
  total.failed.push(...failed)
}
for (const check of [types, ...lint, generated, weight]) {
  add((await passes(check)) ? { passed: 1, failed: [] } : { passed: 0, failed: [check.name] })
}
add(await vitest('单元测试 unit tests', ['unit', 'dom']))
add(await vitest('数据库测试 database tests', ['database']))
add(await playwright())
// what failed stands at the end too: of a long run often only the end is at hand
for (const failure of total.failed) console.log(`✗ ${failure}`)
console.log(`\n${total.passed} passed, ${total.failed.length} failed`)
process.exitCode = total.failed.length === 0 ? 0 : 1
