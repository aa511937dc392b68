import type { Expr } from './expr.ts'
import type { EntityName } from './registry.ts'
import type { Fields } from './shape.ts'

/** A named call beside the generic ones: its address, who may, what goes in and comes out. */
export interface Call<I extends Fields = Fields> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Under `/api`, e.g. `/client/copyGift`. */
  readonly path: string
  readonly label: string
  /** Nothing: every signed-in person. */
  readonly who?: Expr<never>
  /**
   * Answers the bearer of this entity's token, without a session. `staff`: also who is signed in, by `who`, as witness
   * of what the bearer does on their device.
   */
  readonly token?: { readonly of: EntityName; readonly staff?: boolean }
  /**
   * Of a GET that many pages ask for and that seldom changes: the answer carries an `ETag`, and who has it already hears
   * 304. An `etag` in `answer` stands in the data too.
   */
  readonly isKept?: true
  /** Query for GET, JSON body otherwise. */
  readonly input?: I
  /** Of these the write path reads what was sent, so that all that is wrong with a row is said at once. */
  readonly handsOn?: readonly string[]
  /** The shape of `data`, for the documentation. */
  readonly answer: Readonly<Record<string, string>>
}

export const call = <const I extends Fields = Record<never, never>>(shape: Call<I>): Call<I> => shape
