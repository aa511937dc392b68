/** A cell that cannot be taken, and why. */
export interface Fault {
  readonly fault: string
  /** A figure that is merged with that row, from 1, which is above. */
  readonly mergedWith?: number
}

/** One cell as a person reads it, trimmed; empty text for an empty one. Days are `YYYY-MM-DD` with ` HH:mm:ss` behind. */
export type Cell = string | Fault

/** The rows of a sheet from its first, so that the place of a row is its number less one; empty rows stay. */
export type Sheet = readonly (readonly Cell[])[]

export const isFault = (cell: Cell | undefined): cell is Fault => typeof cell === 'object'
export const isBlank = (cell: Cell | undefined): boolean => cell === undefined || cell === ''

/** Rows of data a file may bring. */
export const mostRows = 5000
/** Bytes a file may have. */
export const mostBytes = 20 * 1_048_576
