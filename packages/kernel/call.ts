import type { Fields } from './entity.ts'
import type { Expr } from './expr.ts'

/** A named call beside the generic ones: its address, who may, what goes in and comes out. */
export interface Call<I extends Fields = Fields> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Under `/api`, e.g. `/client/copyGift`. */
  readonly path: string
  readonly label: string
  /** Nothing: every signed-in person. */
  readonly who?: Expr<never>
  /** Query for GET, JSON body otherwise. */
  readonly input?: I
  /** The shape of `data`, for the documentation. */
  readonly answer: Readonly<Record<string, string>>
}

export const call = <const I extends Fields = Record<never, never>>(shape: Call<I>): Call<I> => shape
