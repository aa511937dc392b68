import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { makeSheets } from './contact-sheets.ts'
import type { Look } from './look.ts'
import { accounts, type DemoAccount } from './people.ts'

/** A page as somebody saw it, with its picture. */
export interface Seen extends Look {
  readonly desk: DemoAccount
  readonly file: string
  readonly isPhone: boolean
}

/** Whether a page has what no page should have. */
export const isWrong = ({ complaints, overflow }: Look): boolean => complaints.length > 0 || overflow > 0

/** Writes `report.tsv` into the folder: desk, route, time and findings. */
export const writeReport = async (folder: string, seen: readonly Seen[]): Promise<void> => {
  const lines = seen.map(({ desk, path, time, isEmpty, overflow, raw, complaints }) =>
    [
      desk.role,
      decodeURIComponent(path),
      `${time} ms`,
      isEmpty ? '空' : '',
      overflow ? `宽出 ${overflow} px` : '',
      raw.join(' '),
      complaints.join(' | ').replaceAll(/\s+/g, ' '),
    ].join('\t'),
  )
  await writeFile(join(folder, 'report.tsv'), `${lines.join('\n')}\n`)
}

/** Puts the pictures of every desk on sheets, six pages or twelve phones each. */
export const printSheets = async (browser: Browser, folder: string, seen: readonly Seen[]): Promise<void> => {
  for (const { account } of accounts)
    for (const isPhone of [false, true]) {
      const shown = seen.filter((one) => one.desk.account === account && one.isPhone === isPhone)
      const prints = shown.map(({ file, path, time }) => ({ file, words: `${decodeURIComponent(path)} ${time} ms` }))
      const size = isPhone ? { each: 300, across: 6, count: 12 } : { each: 800, across: 2, count: 6 }
      await makeSheets(browser, folder, `${account}${isPhone ? '-phone' : ''}`, prints, size)
    }
}

/** The whole in one line. */
export const summary = (seen: readonly Seen[]): string => {
  const times = seen.map(({ time }) => time).sort((a, b) => a - b)
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? 0
  const count = (test: (one: Seen) => boolean): number => seen.filter(test).length
  return (
    `${seen.length} pages: ${count(isWrong)} wrong, ${count(({ isEmpty }) => isEmpty)} empty, ` +
    `${count(({ raw }) => raw.length > 0)} with raw words; p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`
  )
}
