import { type Cell, isBlank, isFault, type Sheet } from './cell.ts'
import type { Column, Heads } from './columns.ts'

/** A row of the sheet with its number, from 1. */
export interface SheetLine {
  readonly cells: Sheet[number]
  readonly row: number
}

/** A record of the sheet: the row that opens it, and those behind it that bring more lines of its lists. */
export interface SheetRecord {
  readonly head: SheetLine
  readonly more: readonly SheetLine[]
}

/**
 * The records of a sheet without its empty rows. A row continues the record above when it has list values, and its own
 * columns are empty or repeat the record's.
 */
export const recordsOf = (lines: readonly SheetLine[], { columns, lists }: Heads): SheetRecord[] => {
  const inLists = lists.flatMap((list) => list.columns)
  const records: { head: SheetLine; more: SheetLine[] }[] = []
  for (const line of lines.filter(({ cells }) => isFilled(cells, columns) || isFilled(cells, inLists))) {
    const open = records.at(-1)
    if (open && isFilled(line.cells, inLists) && saysAgain(line, open.head, columns)) open.more.push(line)
    else records.push({ head: line, more: [] })
  }
  return records
}

/** Whether a row has anything in the columns. */
export const isFilled = (cells: Sheet[number], columns: readonly Column[]): boolean =>
  columns.some(({ at }) => !isBlank(cells[at]))

const saysAgain = (line: SheetLine, head: SheetLine, columns: readonly Column[]): boolean =>
  columns.every(({ at }) => isSilent(line.cells[at]) || isSame(line.cells[at], head.cells[at]))

/** Merged with the record's own figure, a row says nothing else. */
const isSilent = (cell: Cell | undefined): boolean => isBlank(cell) || (isFault(cell) && cell.mergedWith !== undefined)
const isSame = (a: Cell | undefined, b: Cell | undefined): boolean => !isFault(a) && a === b
