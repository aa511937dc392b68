import { Readable } from 'node:stream'
import { contentTypesXml, listXml, packageRelsXml, sheetHead, sheetTail, workbookRelsXml, workbookXml } from './book.ts'
import { cell, text } from './cell.ts'
import { type SheetColumn, type SheetRows, widthOf } from './column.ts'
import { styles, stylesXml } from './styles.ts'
import { zip } from './zip.ts'

// Decision 015: Exported values that a sheet cannot hold are written as text

export const xlsxMime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Text is handed on in pieces of about this many characters. */
const piece = 65_536
const mostRows = 1_048_576

export interface SheetOf {
  /** Should differ from the other sheets'. */
  readonly name: string
  readonly columns: readonly SheetColumn[]
  readonly rows: SheetRows
  /** Words to choose from, by the heading of their column. */
  readonly choices?: Readonly<Record<string, readonly string[]>>
}

/**
 * A workbook of one sheet as a stream: headings bold and frozen, values by their column's kind. Rows are asked for as
 * the reader takes bytes; destroying the stream ends the iteration of rows, an error of the rows destroys the stream.
 * Errors with RangeError beyond 1,048,575 rows.
 */
export const xlsx = (columns: readonly SheetColumn[], rows: SheetRows, options: { sheetName: string }): Readable =>
  workbook([{ name: options.sheetName, columns, rows }])

/** The same with several sheets, written one after the other. */
export function workbook(sheets: readonly SheetOf[]): Readable {
  const parts = [
    { name: '[Content_Types].xml', content: [contentTypesXml(sheets.length)] },
    { name: '_rels/.rels', content: [packageRelsXml] },
    { name: 'xl/workbook.xml', content: [workbookXml(sheets.map(({ name }) => name))] },
    { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelsXml(sheets.length)] },
    { name: 'xl/styles.xml', content: [stylesXml] },
    ...sheets.map((one, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      content: sheet(one),
    })),
  ]
  return Readable.from(zip(parts), { objectMode: false })
}

async function* sheet({ columns, rows, choices = {} }: SheetOf): AsyncGenerator<string> {
  const letters = columns.map((_, at) => columnLetters(at))
  const headings = columns.map((column, at) => text(`${letters[at]}1`, column.header, styles.header))
  let held = `${sheetHead(cols(columns))}<row r="1">${headings.join('')}</row>`
  let number = 1
  for await (const row of rows) {
    number++
    if (number > mostRows) throw new RangeError('more rows than a sheet holds')
    held += `<row r="${number}">`
    for (const [at, column] of columns.entries()) held += cell(`${letters[at]}${number}`, column.kind, row[at])
    held += '</row>'
    if (held.length < piece) continue
    yield held
    held = ''
  }
  yield held + sheetTail(chosen(columns, choices, number))
}

/** Lists to choose from, for all rows. */
const chosen = (columns: readonly SheetColumn[], choices: NonNullable<SheetOf['choices']>, last: number): string => {
  const lists = columns.flatMap(({ header }, at) => {
    const words = choices[header]
    const place = `${columnLetters(at)}2:${columnLetters(at)}${Math.max(2, last)}`
    return words ? [listXml(place, words)] : []
  })
  return lists.length ? `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>` : ''
}

const cols = (columns: readonly SheetColumn[]): string =>
  columns
    .map((column, at) => `<col min="${at + 1}" max="${at + 1}" width="${widthOf(column)}" customWidth="1"/>`)
    .join('')

/** 0 → A, 25 → Z, 26 → AA. */
function columnLetters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : columnLetters(Math.floor(at / 26) - 1) + last
}
