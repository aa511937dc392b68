/**
 * A reader's own mark on a row, set and taken off by one call: a POST of `{id, [as]}`. One without `off` stays until
 * another takes its place, and is not offered where it is set.
 */
export interface Mark<F extends string = string> {
  /** The column that tells the reader whether it is set. */
  readonly field: F
  readonly call: `/${string}`
  readonly as: string
  readonly label: string
  /** The word where it is set. */
  readonly off?: string
  /** Set by `false`: one of two marks that take each other's place. */
  readonly sends?: false
}

type Row = Readonly<Record<string, unknown>>

export const isMarked = (row: Row, { field }: Pick<Mark, 'field'>): boolean => row[field] === true

/** What setting it, or taking it off, is called on this row. */
export const markWord = (row: Row, mark: Mark): string => (isMarked(row, mark) ? (mark.off ?? mark.label) : mark.label)
