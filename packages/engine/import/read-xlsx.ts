import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { present } from '@chengban/kernel/present.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { readSheet } from 'read-excel-file/node'
import { zip } from '../excel/zip.ts'
import { type ArchivePart, damaged, partsOf, unpack } from './archive.ts'
import { demandWithin } from './bounds.ts'
import type { Cell, Sheet } from './cell.ts'
import { filledPlaces, type Marks, marksOf, placeOf } from './marks.ts'
import { type Merged, mergedIn } from './merged.ts'
import { relsOf, type SheetPart, sheetParts, stylesPath, usualWorkbook, workbookPath } from './workbook-parts.ts'

/** One sheet, and the names of all that the workbook has. */
export interface Book {
  readonly sheet: Sheet
  readonly sheets: readonly string[]
  readonly merged: readonly Merged[]
}

/**
 * The named sheet of a workbook, or its first; refuses an archive that would unpack to too much, and one that is none.
 */
export async function readXlsx(bytes: Buffer, columns: number, named?: string): Promise<Book> {
  const { sheets, part, marks, xml } = readMarks(bytes, columns, named)
  const rows = await readSheet(await usual(bytes), part?.number ?? 1, { parseNumber: numberText }).catch(() => {
    throw damaged()
  })
  // Its types say what a day's constructor is where they mean a day.
  const cells = (rows as Read[][]).map((row) => row.map(shown))
  for (const [address, cell] of marks) put(cells, address, cell)
  return { sheet: cells, sheets, merged: mergedIn(cells, xml) }
}

interface Marked {
  readonly sheets: readonly string[]
  readonly part: SheetPart | undefined
  readonly marks: Marks
  /** The sheet itself. */
  readonly xml: string
}

/** Unpacks every part once, so that none exceeds the size in the directory. */
function readMarks(bytes: Buffer, columns: number, named: string | undefined): Marked {
  const parts = partsOf(bytes)
  const text = (path: string | undefined): string => textOf(bytes, path === undefined ? undefined : parts.get(path))
  for (const part of parts.values()) unpack(bytes, part)
  const all = sheetParts(text)
  const part = named === undefined ? all[0] : all.find(({ name }) => name === named)
  if (named !== undefined && !part) throw new Refusal('VALIDATION', `文件中没有工作表“${named}”`)
  const sheet = text(part?.path)
  for (const [, row] of sheet.matchAll(/<(?:\w+:)?row\b[^>]*?\sr="(\d+)"/g)) if (Number(row) > lastRow) throw damaged()
  for (const place of filledPlaces(sheet)) demandWithin(place, columns)
  return { sheets: all.map(({ name }) => name), part, marks: marksOf(sheet, text(stylesPath(text))), xml: sheet }
}

/** The reading library knows one name of a workbook and sizes of 32 bits: other archives are packed anew for it. */
async function usual(bytes: Buffer): Promise<Buffer> {
  const parts = [...partsOf(bytes).values()]
  const path = workbookPath((name) =>
    textOf(
      bytes,
      parts.find((part) => part.name === name),
    ),
  )
  if (path === usualWorkbook && parts.every(({ isLong }) => !isLong)) return bytes
  const renamed = new Map([
    [path, usualWorkbook],
    [relsOf(path), relsOf(usualWorkbook)],
  ])
  const entries = parts.map((part) => ({ name: renamed.get(part.name) ?? part.name, content: [textOf(bytes, part)] }))
  return buffer(Readable.from(zip(entries)))
}

const textOf = (bytes: Buffer, part: ArchivePart | undefined): string => (part ? unpack(bytes, part).toString() : '')

/** Of any sheet. */
const lastRow = 1_048_576

type Read = string | boolean | Date | Cell | null

function shown(value: Read): Cell {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (!(value instanceof Date)) return value
  if (Number.isNaN(value.getTime())) return { fault: '日期错误' }
  const text = new Date(Math.round(value.getTime() / 1000) * 1000).toISOString()
  const [day = '', time = ''] = text.slice(0, 19).split('T')
  if (day < '1900-01-01') return time
  return time === '00:00:00' ? day : `${day} ${time}`
}

/**
 * Every digit of a whole number, otherwise the 15 that a spreadsheet keeps, never with an exponent. A number of more
 * digits before its point has lost some of them in the spreadsheet, however it is written.
 */
function numberText(value: string): Cell {
  const number = Number(value)
  if (!Number.isFinite(number)) return { fault: `“${value}”不是数字` }
  if (Math.abs(number) >= 1e15) return tooLong
  if (/^-?\d+$/.test(value)) return value
  const [digits = '', exponent = '0'] = number.toPrecision(15).split('e')
  const plain =
    exponent === '0' ? digits : number.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
  return plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain
}

const tooLong = { fault: '数字超过15位，请把单元格改为文本格式后重新填写' }

function put(rows: Cell[][], address: string, cell: Cell): void {
  const { row, column } = placeOf(address)
  if (!(row >= 1 && row <= lastRow)) return
  while (rows.length < row) rows.push([])
  const cells = present(rows[row - 1])
  while (cells.length < column) cells.push('')
  cells[column - 1] = cell
}
