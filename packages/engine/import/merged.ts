import { damaged } from './archive.ts'
import { type Cell, isBlank } from './cell.ts'
import { attribute, placeOf } from './marks.ts'

/** Fills each cell that is merged with those above it with their value, as a person reads it. */
export const fillMerged = (rows: Cell[][], sheetXml: string): void => {
  const most = rows.reduce((sum, row) => sum + row.length + 1, 0)
  let filled = 0
  for (const [tag] of sheetXml.matchAll(/<(?:\w+:)?mergeCell\b[^>]*>/g)) {
    filled += fillDown(rows, attribute(tag, 'ref') ?? '')
    // merged ranges do not overlap: together they have no more cells than the sheet
    if (filled > most) throw damaged()
  }
}

const fillDown = (rows: Cell[][], range: string): number => {
  const [from = '', to = from] = range.split(':')
  const [{ row, column }, last] = [placeOf(from), placeOf(to)]
  const value = rows[row - 1]?.[column - 1]
  if (value === undefined || isBlank(value)) return 0
  const below = rows.slice(row, last.row)
  for (const cells of below) {
    while (cells.length < column) cells.push('')
    if (isBlank(cells[column - 1])) cells[column - 1] = value
  }
  return below.length
}
