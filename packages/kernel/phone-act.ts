// Decision 039: Two taps on the phone are declared

/**
 * What a field begins with: the person, the moment, the Monday of the week, a day counted from the present one, the
 * same (or another) field of the last row they made, a field of the row itself, the first row of a list, or a value. Of a list of lines: what each of them begins with.
 */
export type Fill =
  | string
  | number
  | boolean
  | { readonly from: 'me' | 'now' }
  | { readonly from: 'today' | 'monday'; readonly days?: number }
  | { readonly from: 'last' | 'row'; readonly field?: string }
  | { readonly of: string; readonly where: Readonly<Record<string, unknown>> }
  | { readonly each: Readonly<Record<string, Fill>> }

/**
 * An act of two taps on the phone: the first opens a short form that is already filled, the second sends it. An act
 * without input needs one tap.
 */
export interface PhoneAct {
  /** A move of the card's row. */
  readonly move?: string
  /** Offered while this field of the row is empty. */
  readonly until?: string
  /** The card's row in a form. */
  readonly edit?: true
  /** Somebody the row names is reminded of it, in these words. */
  readonly remind?: { readonly to: string; readonly words: string }
  /** Another page, with what the row says of itself in its address: `/demand/bugApply?projectId={projectId}`. */
  readonly at?: `/${string}`
  /** The reader's own mark on the row, one of the entity's `marks` by its field. */
  readonly mark?: string
  /** Its word; moves and marks have their own. With none of the five above it makes a new row. */
  readonly label?: string
  /** What the form asks, in order. */
  readonly fields?: readonly string[]
  readonly fill?: Readonly<Record<string, Fill>>
  /** A move made on the new row, with the word of its button: 提交. */
  readonly sends?: { readonly move: string; readonly label: string }
  /** What people mostly say, by field; the reason of a move is `opinion`. */
  readonly words?: Readonly<Record<string, readonly string[]>>
  /** Also offered once for all rows shown. */
  readonly all?: true
}

/** Makes a new row: it belongs to no card. */
export const isCreating = ({ move, edit, remind, mark, at }: PhoneAct): boolean =>
  !move && !edit && !remind && !mark && !at
