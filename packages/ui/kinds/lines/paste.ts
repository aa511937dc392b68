import { fromCell, type Known } from '@chengban/kernel/cell/from-cell.ts'
import { Problem } from '@chengban/kernel/kinds/face.ts'
import type { Line, LineColumn } from './line.ts'

/** Splits clipboard text of a spreadsheet into cells; undefined for a single cell, which counts as ordinary typing. */
export const cellsOf = (text: string): readonly (readonly string[])[] | undefined => {
  const rows = split(text.replace(/\r\n?/g, '\n').replace(/\n$/, ''))
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined
}

// a spreadsheet quotes cells that hold a line break or a tab
const split = (text: string): string[][] => {
  const rows: string[][] = [[]]
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows
}

interface Pasting {
  readonly lines: readonly Line[]
  readonly columns: readonly LineColumn[]
  readonly at: { readonly line: number; readonly column: number }
  readonly cells: readonly (readonly string[])[]
  readonly known: Known
  readonly fresh: () => Line
  readonly max: number
}

/**
 * Pastes cells over the lines from a place on and adds lines where needed. A cell that cannot be read leaves the old
 * value and reports an error at its place; cells beyond the last column or the line limit are dropped.
 */
export const pasteInto = ({ lines, columns, at, cells, known, fresh, max }: Pasting) => {
  const next = [...lines]
  const errors: Record<string, string> = {}
  cells.slice(0, Math.max(0, max - at.line)).forEach((row, down) => {
    const place = at.line + down
    const changes = row.flatMap((cell, across) => {
      const column = columns[at.column + across]
      if (!column) return []
      const value = cell.trim() === '' ? null : fromCell(cell, column.field, known)
      if (!(value instanceof Problem)) return [[column.name, value] as const]
      errors[`${place}.${column.name}`] = value.message
      return []
    })
    next[place] = { ...(next[place] ?? fresh()), ...Object.fromEntries(changes) }
  })
  return {
    lines: next,
    errors,
    left: Math.max(0, at.line + cells.length - max),
  }
}
