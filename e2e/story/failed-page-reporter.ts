import { readFileSync } from 'node:fs'
import process from 'node:process'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const mostLines = 80

/** Prints what the page showed when a test failed: where tests run on another machine, its log is all there is. */
export default class FailedPageReporter implements Reporter {
  printsToStdio(): boolean {
    return false
  }

  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    const path = attachments.find(({ name }) => name === 'error-context')?.path
    if (!path) return
    const page = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8'))?.[1]
    if (!page) return
    const lines = page.trimEnd().split('\n').slice(0, mostLines)
    process.stdout.write(`\n页面当时 the page when 「${title}」 failed\n${lines.join('\n')}\n`)
  }
}
