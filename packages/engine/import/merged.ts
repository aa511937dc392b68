import type { Field } from '@chengban/kernel/field.ts'
import { damaged } from './archive.ts'
import { type Cell, type Fault, isBlank, type Sheet } from './cell.ts'
import type { Heads } from './columns.ts'
import { attribute, placeOf } from './marks.ts'

/** A cell merged with those below it, by places from 0. */
export interface Merged {
  readonly row: number
  readonly column: number
  /** The last row it reaches. */
  readonly last: number
}

/** The cells of a sheet that reach over several of its rows. */
export const mergedIn = (rows: Sheet, sheetXml: string): Merged[] => {
  const most = rows.reduce((sum, row) => sum + row.length + 1, 0)
  let covered = 0
  const found: Merged[] = []
  for (const [tag] of sheetXml.matchAll(/<(?:\w+:)?mergeCell\b[^>]*>/g)) {
    const [from = '', to = from] = (attribute(tag, 'ref') ?? '').split(':')
    const { row, column } = placeOf(from)
    const last = Math.min(placeOf(to).row, rows.length)
    if (!(last > row) || isBlank(rows[row - 1]?.[column - 1])) continue
    covered += last - row
    // merged ranges do not overlap: together they have no more cells than the sheet
    if (covered > most) throw damaged()
    found.push({ row: row - 1, column: column - 1, last: last - 1 })
  }
  return found
}

/**
 * Fills each cell that is merged with those above it with their value, as a person reads it, in rows that have something
 * of their own. A figure belongs to all of its rows together: below the first it is refused.
 */
export const fillMerged = (sheet: Sheet, merged: readonly Merged[], heads: Heads): Sheet => {
  const all = [...heads.columns, ...heads.lists.flatMap(({ columns }) => columns)]
  const figures = new Set(all.filter(({ field }) => isFigure(field)).map(({ at }) => at))
  const filled = merged.length ? sheet.map((cells) => [...cells]) : sheet
  const isOpen = (at: number, column: number): boolean =>
    isBlank(sheet[at]?.[column]) && sheet[at]?.some((cell) => !isBlank(cell)) === true
  for (const { row, column, last } of merged.filter((one) => one.row > heads.place)) {
    const value = figures.has(column) ? mergedWith(row + 1) : (sheet[row]?.[column] ?? '')
    for (let at = row + 1; at <= last; at += 1) if (isOpen(at, column)) put(filled[at] as Cell[], column, value)
  }
  return filled
}

const put = (cells: Cell[], column: number, value: Cell): void => {
  while (cells.length < column) cells.push('')
  cells[column] = value
}

const isFigure = ({ kind, options }: Field): boolean =>
  ['money', 'decimal', 'int'].includes(kind) && !('names' in options && options.names)

/** Why a figure merged with that row is refused. */
export const mergedWords = (row: number): string => `与第${row}行合并了单元格，数字须逐行填写`

const mergedWith = (row: number): Fault => ({ fault: mergedWords(row), mergedWith: row })
