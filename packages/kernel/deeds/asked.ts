import { type Call, call } from '../call.ts'
import type { Entity } from '../entity.ts'
import type { Expr } from '../expr.ts'
import { ref } from '../kinds/ref.ts'
import type { Offer } from '../offer.ts'
import type { EntityName } from '../registry.ts'
import type { Fields, Needs } from '../shape.ts'
import type { Parts } from '../structure.ts'
import { type FormsOf, formsOf, type Tellings } from './answer-formula.ts'

/** A condition and the message when it fails: words, or a formula that gives them. */
export interface Demand<N = unknown> {
  readonly holds: Expr<N>
  readonly message: string | Expr<N>
}

/** How the answer tells what does not hold: that all does, and the first reason or all of them. */
export type Verdict = { readonly can: string; readonly first: string } | { readonly can: string; readonly all: string }

export interface AskedRow {
  readonly is: 'asked'
  readonly of: string
  /** The input that names the row; `me`: the row of the person who makes the request. */
  readonly by: string
  /** Without the input it is the person who makes the request. */
  readonly otherwiseMe: boolean
  readonly sees?: Expr<unknown>
  readonly rules: readonly Demand[]
  readonly verdict?: Verdict
  readonly figures: Tellings
}

interface Shape<N extends EntityName, F extends Fields, A, V, I> {
  /** Under `/api`. */
  readonly path: string
  readonly label: string
  readonly who?: Expr<never>
  readonly of: Entity<N, F>
  /** Where pages have a button for it. */
  readonly offered?: Offer | readonly Offer[]
  /**
   * The input that names the row: `id` by default; `me`: the row of the person who makes the request, without any
   * input.
   */
  readonly by?: string
  /** For people: without the input, the row of the person who makes the request. */
  readonly otherwiseMe?: true
  /** Of which rows it is answered at all; for others they do not exist. */
  readonly sees?: Expr<NoInfer<Needs<F>>>
  /** In order. */
  readonly rules?: readonly Demand<NoInfer<Needs<F>>>[]
  readonly verdict?: V
  /** Formulas over the row. */
  readonly figures?: A
  readonly input?: I & Fields
}

type Judged<V> = V extends { readonly can: infer C extends string; readonly first: infer R extends string }
  ? { readonly [K in C]: 'bool' } & { readonly [K in R]: 'text?' }
  : V extends { readonly can: infer C extends string; readonly all: infer R extends string }
    ? { readonly [K in C]: 'bool' } & { readonly [K in R]: readonly ['text'] }
    : Record<never, never>

/**
 * A question about one row, answered without a write: rules in order, then figures, in one statement. NOT_FOUND where
 * the person does not see the row.
 */
export const asked = <
  N extends EntityName,
  F extends Fields,
  const A extends Tellings<NoInfer<Needs<F>>> = Record<never, never>,
  const V extends Verdict | undefined = undefined,
  const I extends Fields = Record<never, never>,
>(
  shape: Shape<N, F, A, V, I>,
): Call<Fields & I, Judged<V> & FormsOf<A> & Parts> => {
  const {
    path,
    label,
    who,
    offered,
    of,
    by = 'id',
    otherwiseMe = false,
    sees,
    rules = [],
    verdict,
    figures,
    input,
  } = shape
  const tellings: Tellings = figures ?? {}
  const does: AskedRow = {
    is: 'asked',
    of: of.name,
    by,
    otherwiseMe,
    ...(sees ? { sees } : {}),
    rules,
    ...(verdict ? { verdict } : {}),
    figures: tellings,
  }
  const named = by === 'me' ? {} : { [by]: ref(of.label, of.name, { required: !otherwiseMe }) }
  return call({
    method: 'GET',
    path,
    label,
    ...(who ? { who } : {}),
    ...(offered ? { offered } : {}),
    input: { ...named, ...input },
    answer: { ...verdictForms(verdict), ...formsOf(tellings) },
    does,
  }) as unknown as Call<Fields & I, Judged<V> & FormsOf<A> & Parts>
}

const verdictForms = (verdict: Verdict | undefined): Parts => {
  if (!verdict) return {}
  return 'first' in verdict
    ? { [verdict.can]: 'bool', [verdict.first]: 'text?' }
    : { [verdict.can]: 'bool', [verdict.all]: ['text'] }
}
