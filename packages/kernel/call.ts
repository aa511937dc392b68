import type { Deed } from './deeds/deed.ts'
import type { Expr } from './expr.ts'
import type { Field } from './field.ts'
import type { Offer } from './offer.ts'
import type { EntityName } from './registry.ts'
import type { Fields } from './shape.ts'
import type { Composite, Value } from './structure.ts'

/** A named call beside the generic ones: its address, who may, what goes in and comes out. */
export interface Call<I extends Fields = Fields, A extends Composite = Composite> {
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
   * For a GET that many pages send and whose answer seldom changes: the answer carries an `ETag`, and a client that has
   * it gets 304. An `etag` in `answer` is part of the data too.
   */
  readonly isKept?: true
  /** Why a GET writes, e.g. that its reading is logged. Any other GET that opens a writing transaction is refused. */
  readonly writes?: string
  /** Of what only reads: GraphQL asks it by this name as well, and answers the parts that were chosen. */
  readonly graphql?: string
  /** Query for GET, JSON body otherwise. */
  readonly input?: I
  /** Fields that the write path parses, so that one answer lists all errors of a row. */
  readonly handsOn?: readonly string[]
  /** The form of `data`. */
  readonly answer: A
  /** Where pages have a button for it. */
  readonly offered?: Offer | readonly Offer[]
  /** What it does, where that is data too: no handler is written. */
  readonly does?: Deed
}

export const call = <const A extends Composite, const I extends Fields = Record<never, never>>(
  shape: Call<I, A>,
): Call<I, A> => shape

/** Lines by their fields; other json as it is sent. */
type Given<F> =
  F extends Field<infer K, infer V>
    ? K extends 'json'
      ? F['options'] extends { readonly shape: object }
        ? V
        : unknown
      : V
    : never
type Demanded<I extends Fields> = {
  [K in keyof I]: I[K]['options'] extends { readonly required: true } ? K : never
}[keyof I]

type Sent<I extends Fields> = { readonly [K in Demanded<I>]: Given<I[K]> } & {
  readonly [K in Exclude<keyof I, Demanded<I>>]?: Given<I[K]> | null | undefined
}

/** The input of a call, read by its fields: optional ones may be missing or empty. */
export type InputOf<C> = C extends { readonly input?: infer I extends Fields } ? Sent<I> : never

/** What a call gives. */
export type AnswerOf<C extends Pick<Call, 'answer'>> = Value<C['answer']>

/** What a handler returns. Its `json` parts may be of any type: the server only serializes them. */
export type Returned<C extends Pick<Call, 'answer'>> = Value<C['answer'], unknown>
