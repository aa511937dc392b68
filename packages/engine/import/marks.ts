import type { Cell } from './cell.ts'

/** What the sheet's markup says of single cells and their values do not: by address. */
export type Marks = ReadonlyMap<string, Cell>

const cellTag = /<(?:\w+:)?c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g
const valueTag = /<(?:\w+:)?v[^>]*>([^<]*)<\/(?:\w+:)?v>/
export const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]

/** Cells with an error, formulas that were never worked out, and numbers shown as per cent or with leading zeros. */
export function marksOf(sheetXml: string, stylesXml: string): Marks {
  const styles = shownStyles(stylesXml)
  const marks = new Map<string, Cell>()
  for (const [, tag = '', inside = ''] of sheetXml.matchAll(cellTag)) {
    const mark = markOf(tag, inside, styles)
    const at = mark === undefined ? undefined : attribute(tag, 'r')
    if (mark !== undefined && at) marks.set(at, mark)
  }
  return marks
}

function markOf(tag: string, inside: string, styles: Styles): Cell | undefined {
  const type = attribute(tag, 't') ?? 'n'
  const value = valueTag.exec(inside)?.[1]
  if (type === 'e') return { fault: `单元格有错误${value ?? ''}` }
  if (!value && type !== 'str' && /<(?:\w+:)?f[\s/>]/.test(inside)) return notWorkedOut
  if (value === undefined && type === 'str') return notWorkedOut
  if (type !== 'n' || !value || styles.size === 0) return undefined
  const format = styles.get(attribute(tag, 's') ?? '')
  if (format === undefined) return undefined
  return format === 'percent' ? percentText(value) : zeroedText(value, format)
}

const notWorkedOut = { fault: '公式没有计算结果，请在Excel中打开并保存后再导入' }

/** 0.8525 → `85.25%`, with the 15 digits a spreadsheet keeps. */
const percentText = (value: string): Cell => `${Number((Number(value) * 100).toPrecision(15))}%`

/** 12345678901 shown by `0000000000000` → `0012345678901`, as a person reads it; nothing where no zero is put before it. */
const zeroedText = (value: string, digits: number): Cell | undefined =>
  /^\d+$/.test(value) && value.length < digits ? value.padStart(digits, '0') : undefined

/** By place in `cellXfs`: shown as per cent, or filled up with zeros to so many digits. */
type Styles = ReadonlyMap<string, 'percent' | number>

function shownStyles(xml: string): Styles {
  const own = new Map<string, 'percent' | number>([
    ['9', 'percent'],
    ['10', 'percent'],
  ])
  for (const [tag] of xml.matchAll(/<(?:\w+:)?numFmt\b[^>]*>/g)) {
    const code = attribute(tag, 'formatCode') ?? ''
    const id = attribute(tag, 'numFmtId') ?? ''
    if (code.includes('%')) own.set(id, 'percent')
    else if (/^0{2,}$/.test(code)) own.set(id, code.length)
  }
  const formats = /<(?:\w+:)?cellXfs\b[^>]*>([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(xml)?.[1] ?? ''
  const used = [...formats.matchAll(/<(?:\w+:)?xf\b[^>]*>/g)].map(([tag]) => attribute(tag, 'numFmtId') ?? '')
  return new Map(used.flatMap((format, place) => (own.has(format) ? [[String(place), own.get(format) ?? 0]] : [])))
}

/** Counted from 1. */
export interface SheetPlace {
  readonly row: number
  readonly column: number
}

const rowOrCell = /<(?:\w+:)?row\b([^>]*)>|<(?:\w+:)?c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g

/** The places of filled cells; a cell without an address follows the one before. */
export function* filledPlaces(sheetXml: string): Generator<SheetPlace> {
  let row = 0
  let column = 0
  for (const [, rowTag, tag = '', inside] of sheetXml.matchAll(rowOrCell)) {
    if (rowTag !== undefined) {
      row = Number(attribute(rowTag, 'r') ?? row + 1)
      column = 0
      continue
    }
    const at = attribute(tag, 'r')
    const place = at === undefined ? { row, column: column + 1 } : placeOf(at)
    column = place.column
    if (inside) yield place
  }
}

/** `B7` → row 7, column 2. */
export function placeOf(address: string): SheetPlace {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0] ?? 'A'
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { row: Number(address.slice(letters.length)), column }
}
