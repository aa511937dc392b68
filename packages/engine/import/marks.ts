import type { Cell } from './cell.ts'

/** What the sheet's markup says of single cells and their values do not: by address. */
export type Marks = ReadonlyMap<string, Cell>

const cellTag = /<(?:\w+:)?c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g
const valueTag = /<(?:\w+:)?v[^>]*>([^<]*)<\/(?:\w+:)?v>/
const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]

/** Cells with an error, formulas that were never worked out, and numbers shown as per cent. */
export function marksOf(sheetXml: string, stylesXml: string): Marks {
  const percents = percentStyles(stylesXml)
  const marks = new Map<string, Cell>()
  for (const [, tag = '', inside = ''] of sheetXml.matchAll(cellTag)) {
    const mark = markOf(tag, inside, percents)
    const at = mark === undefined ? undefined : attribute(tag, 'r')
    if (mark !== undefined && at) marks.set(at, mark)
  }
  return marks
}

function markOf(tag: string, inside: string, percents: ReadonlySet<string>): Cell | undefined {
  const type = attribute(tag, 't') ?? 'n'
  const value = valueTag.exec(inside)?.[1]
  if (type === 'e') return { fault: `单元格有错误${value ?? ''}` }
  if (!value && type !== 'str' && /<(?:\w+:)?f[\s/>]/.test(inside)) return notWorkedOut
  if (value === undefined && type === 'str') return notWorkedOut
  if (type !== 'n' || !value || percents.size === 0) return undefined
  const style = attribute(tag, 's')
  return style !== undefined && percents.has(style) ? percentText(value) : undefined
}

const notWorkedOut = { fault: '公式没有计算结果，请在Excel中打开并保存后再导入' }

/** 0.8525 → `85.25%`, with the 15 digits a spreadsheet keeps. */
const percentText = (value: string): Cell => `${Number((Number(value) * 100).toPrecision(15))}%`

/** Places in `cellXfs` of the formats with a per cent sign. */
function percentStyles(xml: string): Set<string> {
  const own = new Set(['9', '10'])
  for (const [tag] of xml.matchAll(/<(?:\w+:)?numFmt\b[^>]*>/g)) {
    if (attribute(tag, 'formatCode')?.includes('%')) own.add(attribute(tag, 'numFmtId') ?? '')
  }
  const formats = /<(?:\w+:)?cellXfs\b[^>]*>([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(xml)?.[1] ?? ''
  const styles = [...formats.matchAll(/<(?:\w+:)?xf\b[^>]*>/g)].map(([tag]) => attribute(tag, 'numFmtId') ?? '')
  return new Set(styles.flatMap((format, place) => (own.has(format) ? [String(place)] : [])))
}

/** The path of the first sheet's part. */
export function firstSheetPath(workbookXml: string, relsXml: string): string | undefined {
  const sheet = /<(?:\w+:)?sheet\b[^>]*>/.exec(workbookXml)?.[0] ?? ''
  const id = /\b\w+:id\s*=\s*["']([^"']*)["']/.exec(sheet)?.[1]
  for (const [tag] of relsXml.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)) {
    if (attribute(tag, 'Id') !== id) continue
    const target = attribute(tag, 'Target') ?? ''
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  }
  return undefined
}

/** Counted from 1. */
export interface Place {
  readonly row: number
  readonly column: number
}

const rowOrCell = /<(?:\w+:)?row\b([^>]*)>|<(?:\w+:)?c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g

/** Where the cells stand that hold something; without an address of its own each stands behind the one before. */
export function* filledPlaces(sheetXml: string): Generator<Place> {
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
export function placeOf(address: string): Place {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0] ?? 'A'
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { row: Number(address.slice(letters.length)), column }
}
