import { fromCell, type Known } from '@chengban/kernel/cell/from-cell.ts'
import { Problem } from '@chengban/kernel/kinds/face.ts'
import type { Line, LineColumn, LineErrors } from './line.ts'

/** Cells of a spreadsheet as the clipboard gives them; undefined for what is one cell alone: that is typed, not laid in. */
export const cellsOf = (text: string): readonly (readonly string[])[] | undefined => {
  const rows = split(text.replace(/\r\n?/g, '\n').replace(/\n$/, ''))
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined
}

// a cell with a line break or a tab inside stands in quotes
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
 * Lays cells over the lines from a place on, making lines where there are none yet. What a cell cannot mean leaves the
 * value as it was and says so at its place; what stands beyond the last column or the most lines is left out.
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
    lines: next as readonly Line[],
    errors: errors as LineErrors,
    left: Math.max(0, at.line + cells.length - max),
  }
}
