import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { SheetColumn } from './column.ts'
import { csv } from './csv.ts'

const written = async (kind: SheetColumn['kind'], value: unknown): Promise<string> =>
  (await text(csv([{ header: '列', kind }], [[value]]))).split('\r\n').slice(1, -1).join('\r\n')

test('text that looks like a formula is made harmless, negative amounts are not touched', async () => {
  expect(await written('text', '=1+1')).toBe("'=1+1")
  for (const sign of '＝＋－＠') expect(await written('text', `${sign}1`)).toBe(`'${sign}1`)
  expect(await written('text', '-12')).toBe("'-12")
  expect(await written('money', '-12.00')).toBe('-12.00')
  expect(await written('money', '=1+1')).toBe("'=1+1")
})

test('quotes, commas and line breaks are quoted', async () => {
  expect(await written('text', 'a,"b"\nc')).toBe('"a,""b""\nc"')
})

test('shown as in the workbook', async () => {
  expect(await written('datetime', '2026-02-28T16:00:00Z')).toBe('2026-03-01 00:00:00')
  expect(await written('date', '2026-03-01')).toBe('2026-03-01')
  expect(await written('bool', true)).toBe('是')
  expect(await written('percent', '85.25')).toBe('85.25%')
  expect(await written('money', '12345678901234567.89')).toBe('12345678901234567.89')
  expect(await written('text', null)).toBe('')
})

test('byte order mark and headings in front', async () => {
  const bytes = await csv([{ header: '名,称', kind: 'text' }], []).toArray()
  expect(Buffer.concat(bytes).toString('hex').slice(0, 6)).toBe('efbbbf')
  expect(Buffer.concat(bytes).toString().slice(1)).toBe('"名,称"\r\n')
})
