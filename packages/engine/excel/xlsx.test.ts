import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { safeSheetName } from './book.ts'
import type { SheetColumn } from './column.ts'
import { unzip } from './testing/unzip.ts'
import { xlsx } from './xlsx.ts'

const unescaped = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('_x005F_', '_')

/** Cells by address as `[style, type, value]`. */
function cells(sheet: string): Record<string, [string, string, string]> {
  const found: Record<string, [string, string, string]> = {}
  for (const match of sheet.matchAll(/<c r="([A-Z]+\d+)" s="(\d+)"(?: t="(\w+)")?>(?:<v>|<is><t[^>]*>)([^<]*)</g)) {
    found[match[1]!] = [match[2]!, match[3] ?? 'n', unescaped(match[4]!)]
  }
  return found
}

async function written(columns: SheetColumn[], rows: unknown[][], sheetName = '合同'): Promise<Map<string, string>> {
  return unzip(await buffer(xlsx(columns, rows, { sheetName })))
}

const one = async (kind: SheetColumn['kind'], value: unknown) =>
  cells((await written([{ header: 'x', kind }], [[value]])).get('xl/worksheets/sheet1.xml')!).A2

test('text that looks like a formula stays text', async () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '=cmd|" /C calc"!A0']) {
    expect(await one('text', text)).toEqual(['3', 'inlineStr', text])
  }
  const book = await written([{ header: '=1', kind: 'text' }], [['=2']])
  expect(book.get('xl/worksheets/sheet1.xml')).not.toContain('<f>')
})

test('characters XML does not allow are dropped, the others kept', async () => {
  expect(await one('text', 'a\u0000b\u0008c\ud800d\uffffe\n<&>"合😀_x0041_')).toEqual([
    '2',
    'inlineStr',
    'abcde\n<&>"合😀_x0041_',
  ])
})

test('money is exact, or text', async () => {
  expect(await one('money', '1234567.89')).toEqual(['4', 'n', '1234567.89'])
  expect(await one('money', '-0.10')).toEqual(['4', 'n', '-0.10'])
  expect(await one('money', '9999999999999.99')).toEqual(['4', 'n', '9999999999999.99'])
  expect(await one('money', '12345678901234567.89')).toEqual(['8', 'inlineStr', '12345678901234567.89'])
  expect(await one('number', 12345678901234567890n)).toEqual(['8', 'inlineStr', '12345678901234567890'])
  expect(await one('money', '1e400')).toEqual(['2', 'inlineStr', '1e400'])
})

test('dates are dates; what is none is text', async () => {
  expect(await one('date', '2026-03-01')).toEqual(['5', 'n', '46082'])
  expect(await one('date', '2026-02-30')).toEqual(['2', 'inlineStr', '2026-02-30'])
  expect(await one('date', '2026-03')).toEqual(['2', 'inlineStr', '2026-03'])
  expect(await one('date', '1899-05-01')).toEqual(['2', 'inlineStr', '1899-05-01'])
  expect(await one('datetime', '2026-02-28T16:00:00.000Z')).toEqual(['6', 'n', '46082'])
  expect(await one('datetime', new Date('2026-02-28T22:00:00Z'))).toEqual(['6', 'n', '46082.25'])
  expect(await one('datetime', '2026-03-01 12:00:00.123456+08')).toMatchObject({ 0: '6', 1: 'n' })
})

test('yes and no, percent, nothing, lists', async () => {
  expect((await one('bool', false))?.[2]).toBe('否')
  expect(await one('percent', '85.25')).toEqual(['7', 'n', '0.8525'])
  expect(await one('text', null)).toBeUndefined()
  expect((await one('text', ['甲', '乙']))?.[2]).toBe('甲、乙')
  expect((await one('text', '长'.repeat(40_000)))?.[2]).toHaveLength(32_767)
})

test('heading bold and frozen, Chinese sheet name, 30 columns', async () => {
  const columns = Array.from({ length: 30 }, (_, at): SheetColumn => ({ header: `第${at}列`, kind: 'number' }))
  const book = await written(columns, [columns.map((_, at) => at)], '合同/台账[2026]')
  const sheet = book.get('xl/worksheets/sheet1.xml')!
  expect(cells(sheet)).toMatchObject({
    A1: ['1', 'inlineStr', '第0列'],
    AD1: ['1', 'inlineStr', '第29列'],
    AD2: ['0', 'n', '29'],
  })
  expect(sheet).toContain('state="frozen"')
  expect(book.get('xl/workbook.xml')).toContain('name="合同 台账 2026"')
})

test('sheet names that spreadsheets refuse are mended', () => {
  expect(safeSheetName('')).toBe('Sheet1')
  expect(safeSheetName("'//'")).toBe('Sheet1')
  expect(safeSheetName('History')).toBe('Sheet1')
  expect(safeSheetName('表'.repeat(40))).toHaveLength(31)
  expect(safeSheetName(`${'表'.repeat(30)}😀`)).toBe('表'.repeat(30))
})

test('an error of the rows is an error of the stream', async () => {
  async function* rows() {
    yield ['甲']
    throw new Error('connection lost')
  }
  await expect(buffer(xlsx([{ header: 'x', kind: 'text' }], rows(), { sheetName: 'x' }))).rejects.toThrow(
    'connection lost',
  )
})

test('a reader that goes away ends the rows', async () => {
  let ended = false
  async function* rows() {
    try {
      for (;;) yield [Math.random().toString(36).repeat(20)]
    } finally {
      ended = true
    }
  }
  const stream = xlsx([{ header: 'x', kind: 'text' }], rows(), { sheetName: 'x' })
  let seen = 0
  for await (const chunk of stream) {
    seen += (chunk as Buffer).length
    if (seen > 100_000) break
  }
  await expect.poll(() => ended).toBe(true)
})

test('50,000 × 15 with flat memory', async () => {
  const kinds = ['text', 'money', 'date', 'datetime', 'bool'] as const
  const columns = Array.from({ length: 15 }, (_, at): SheetColumn => ({ header: `列${at}`, kind: kinds[at % 5]! }))
  async function* rows() {
    for (let at = 0; at < 50_000; at++) {
      const row = [`北京协和医院第${at}号合同`, `${at}.25`, '2026-03-01', '2026-03-01T08:00:00Z', at % 2 === 0]
      if (at % 500 === 0) await new Promise(setImmediate)
      yield [...row, ...row, ...row]
    }
  }
  const idle = process.memoryUsage().rss
  let peak = idle
  let bytes = 0
  for await (const chunk of xlsx(columns, rows(), { sheetName: '大表' })) {
    bytes += (chunk as Buffer).length
    peak = Math.max(peak, process.memoryUsage.rss())
  }
  const above = (peak - idle) / 2 ** 20
  process.stdout.write(`xlsx: 50,000 × 15, ${(bytes / 2 ** 20).toFixed(1)} MB, ${above.toFixed(0)} MB above idle\n`)
  expect(bytes).toBeGreaterThan(1_000_000)
  expect(above).toBeLessThan(150)
})

test('the office program, where there is one, reads the same', async () => {
  const office = ['/usr/bin/soffice', '/usr/bin/libreoffice'].find(existsSync)
  const bytes = await buffer(
    xlsx(
      [
        { header: '名称', kind: 'text' },
        { header: '金额', kind: 'money' },
        { header: '日期', kind: 'date' },
      ],
      [['=1+1', '1234.50', '2026-03-01']],
      { sheetName: '合同' },
    ),
  )
  expect(unzip(bytes).size).toBe(6)
  if (!office) return
  const folder = mkdtempSync(join(tmpdir(), 'sheet-'))
  writeFileSync(join(folder, 'a.xlsx'), bytes)
  execFileSync(office, [
    `-env:UserInstallation=file://${folder}/profile`,
    '--headless',
    '--convert-to',
    'csv:Text - txt - csv (StarCalc):44,34,76',
    '--outdir',
    folder,
    join(folder, 'a.xlsx'),
  ])
  expect(readFileSync(join(folder, 'a.csv'), 'utf8').trim()).toBe('名称,金额,日期\n=1+1,"1,234.50",2026-03-01')
  rmSync(folder, { recursive: true })
})
