import { Readable } from 'node:stream'
import { dateSerial, datetimeSerial, shownSerial } from '@chengban/kernel/cell/moment.ts'
import type { CellKind, SheetColumn, SheetRows } from './column.ts'
import { decimalText } from './decimal.ts'
import { looksLikeFormula, shown, shownBool } from './shown.ts'

const byteOrderMark = '\ufeff'
const piece = 65_536

/**
 * Comma-separated values as a stream: UTF-8 with byte order mark (spreadsheets take it for the local encoding
 * otherwise), CRLF, moments in Asia/Shanghai. Text that looks like a formula gets an apostrophe in front.
 */
export const csv = (columns: readonly SheetColumn[], rows: SheetRows): Readable =>
  Readable.from(lines(columns, rows), { objectMode: false })

async function* lines(columns: readonly SheetColumn[], rows: SheetRows): AsyncGenerator<Buffer> {
  let held = `${byteOrderMark}${columns.map((column) => quoted(harmless(column.header))).join(',')}\r\n`
  for await (const row of rows) {
    held += `${columns.map((column, at) => quoted(field(column.kind, row[at]))).join(',')}\r\n`
    if (held.length < piece) continue
    yield Buffer.from(held)
    held = ''
  }
  yield Buffer.from(held)
}

function field(kind: CellKind, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (kind === 'bool') return shownBool(value)
  if (kind === 'date' || kind === 'datetime') {
    const days = kind === 'date' ? dateSerial(value) : datetimeSerial(value)
    return days === null ? harmless(shown(value)) : shownSerial(days, kind === 'datetime')
  }
  const decimal = kind === 'text' ? null : decimalText(value)
  if (decimal === null) return harmless(shown(value))
  return kind === 'percent' ? `${decimal}%` : decimal
}

const harmless = (text: string): string => (looksLikeFormula(text) ? `'${text}` : text)
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
