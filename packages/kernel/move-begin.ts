/**
 * What a field of a move's form begins with: today where the day is empty, nothing in place of an old text, a value
 * where there is none, what another column of the row says (what is left), or a column of the newest row of another kind
 * that points here.
 */
export type MoveBegin<F extends string = string> =
  | 'today'
  | 'nothing'
  | { readonly is: string }
  | { readonly column: F }
  | NewestOf

export interface NewestOf {
  readonly newest: string
  /** Its column that holds the id of this record. */
  readonly by: string
  /** A filter that narrows them; `{from: 'me'}` and `{from: 'today'}` are filled in. */
  readonly where?: Readonly<Record<string, unknown>>
  readonly takes: string
}
