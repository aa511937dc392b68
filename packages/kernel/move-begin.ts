/**
 * What a field of a move's form begins with: today where the day is empty, nothing in place of an old text, a value
 * where there is none, or what another column of the row says: what is left.
 */
export type MoveBegin<F extends string = string> =
  | 'today'
  | 'nothing'
  | { readonly is: string }
  | { readonly column: F }
