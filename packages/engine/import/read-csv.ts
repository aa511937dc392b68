import { decoded } from '../files/plain-text.ts'
import { damaged } from './archive.ts'
import { demandWithin, mostPlaces } from './bounds.ts'
import type { Cell, Sheet } from './cell.ts'

/** Comma-separated values (semicolons and tabs too) in UTF-8 or GB18030, with or without byte order mark. */
export function readCsv(bytes: Buffer, columns: number): Sheet {
  const text = decoded(bytes, 'utf-8', true) ?? decoded(bytes, 'gb18030', true)
  if (text === null) throw damaged()
  const plain = text.replace(/^\ufeff/, '')
  // a first line that spreadsheets write to name the separator, and do not show
  const [line = '', told] = /^sep=([,;\t])\r?\n/.exec(plain) ?? []
  const rows = plain.slice(line.length)
  return records(rows, told ?? separatorOf(rows), columns)
}

/** The most frequent separator of the first line. */
function separatorOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  const counted = [',', '\t', ';'].map((sign) => ({ sign, count: line.split(sign).length }))
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign
}

/** Empty cells beyond the bounds are passed over. */
function records(text: string, separator: string, columns: number): Cell[][] {
  const field = new RegExp(
    `("(?:[^"]|"")*"[^${separator}\\r\\n]*|[^${separator}\\r\\n]*)(${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  )
  const rows: Cell[][] = []
  let row: Cell[] = []
  let place = { row: 1, column: 1 }
  const put = (cell: Cell): void => {
    if (cell !== '') demandWithin(place, columns)
    if (cell !== '' || place.column <= columns) row.push(cell)
    place = { ...place, column: place.column + 1 }
  }
  while (field.lastIndex < text.length) {
    const [, raw = '', end = ''] = field.exec(text) ?? []
    put(textOf(raw))
    if (end === separator && field.lastIndex < text.length) continue
    if (end === separator) put('')
    if (place.row <= mostPlaces) rows.push(row)
    row = []
    place = { row: place.row + 1, column: 1 }
  }
  return rows
}

/** Our own sheets put an apostrophe before what looks like a formula. */
function textOf(raw: string): string {
  const inner = /^"((?:[^"]|"")*)"/.exec(raw)?.[1]
  const text = inner === undefined ? raw : inner.replaceAll('""', '"')
  return text.replace(/^'(?=[=+\-@\t\r])/, '').trim()
}
