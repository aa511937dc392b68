import { type Call, call } from '../call.ts'
import type { Entity } from '../entity.ts'
import type { Expr } from '../expr.ts'
import { int } from '../kinds/int.ts'
import { text } from '../kinds/text.ts'
import type { Offer } from '../offer.ts'
import type { EntityName, ShownOf } from '../registry.ts'
import type { Fields, Needs } from '../shape.ts'
import type { Filter } from '../statistics.ts'
import type { Columns, Parts, Structure } from '../structure.ts'
import { type FormsOf, formsOf, type Tellings } from './answer-formula.ts'
import { type Narrowing, narrowingFields } from './narrowing.ts'

/**
 * A figure over all rows of a list: for how many a formula holds, or the sum of a column, an added value or a formula.
 */
export type ListSum<N = unknown> =
  | { readonly count: Expr<N> }
  | { readonly sum: string | Expr<N>; readonly form: 'int' | 'money' | 'decimal' }
/** Figures by name, some of them in an object of their own. */
export interface ListSums<N = unknown> {
  readonly [name: string]: ListSum<N> | { readonly [name: string]: ListSum<N> }
}

export interface Listed extends Narrowing {
  readonly is: 'listed'
  readonly of: string
  /** Columns, and the shown objects of references, by their names. */
  readonly columns: readonly string[]
  readonly add: Tellings
  readonly where: Filter
  readonly rows?: Expr<unknown>
  readonly order: readonly string[]
  readonly pages: boolean
  readonly searches: boolean
  readonly most?: number
  readonly sums: ListSums
  readonly head: Tellings
}

type Names<F> = Extract<keyof F, string>
type Ordered<T extends string> = T | `-${T}`

interface Shape<N extends EntityName, F extends Fields, C extends string, A, S, H, I> extends Narrowing<Names<F>> {
  /** Under `/api`. */
  readonly path: string
  readonly label: string
  readonly who?: Expr<never>
  readonly of: Entity<N, F>
  /** Where pages have a button for it. */
  readonly offered?: Offer | readonly Offer[]
  readonly columns: readonly C[]
  /** Values added to each row: formulas over it. */
  readonly add?: A
  /** Which rows alone, in the grammar of lists; `{ from: 'me' | 'today' | 'now' }` in place of a value. */
  readonly where?: Filter
  /** Only these rows: a formula, which may refer to `given` input. */
  readonly rows?: Expr<NoInfer<Needs<F>>>
  /** Columns and names of `add`; `-` sorts descending, empty values come last. */
  readonly order?: readonly Ordered<Names<F> | Extract<keyof NoInfer<A>, string> | 'tzCreate' | 'id'>[]
  /** Pages of 10, 20 or 50 as every list has them, with `sort` by its columns; all rows at once when left out. */
  readonly pages?: true
  /** Found by `keyword`. */
  readonly searches?: true
  /** So many rows at most are given. */
  readonly most?: number
  /** Figures over all rows, not over the page. */
  readonly sums?: S
  /** Values beside the rows: formulas over the row named by the first of `under`; without it, over the input only. */
  readonly head?: H
  readonly input?: I & Fields
}

type SumForms<S> = {
  readonly [K in keyof S]: S[K] extends { readonly count: Expr<unknown> }
    ? 'int'
    : S[K] extends { readonly form: infer W extends string }
      ? W
      : SumForms<S[K]>
}

type Answered<N extends string, C extends string, A, S, H> = {
  readonly nodes: readonly [Columns<N, C, FormsOf<A> & Parts>]
  readonly totalCount: 'int'
} & SumForms<S> &
  FormsOf<H> &
  Parts

/**
 * A list at its own address: `{nodes, totalCount}` and the figures of `sums`, over the rows that the person sees in the
 * list of the entity. One statement gives all, so that page, number and figures are of the same moment.
 */
export const listed = <
  N extends EntityName,
  F extends Fields,
  const C extends keyof ShownOf<N> & string,
  const A extends Tellings<NoInfer<Needs<F>>> = Record<never, never>,
  const S extends ListSums<NoInfer<Needs<F>>> = Record<never, never>,
  const H extends Tellings = Record<never, never>,
  const I extends Fields = Record<never, never>,
>(
  shape: Shape<N, F, C, A, S, H, I>,
): Call<Fields & I, Answered<N, C, A, S, H>> => {
  const { path, label, who, offered, of, columns, add, pages, searches, sums, head, ...more } = shape
  const tellings: Tellings = add ?? {}
  const does: Listed = {
    where: {},
    order: [],
    ...more,
    is: 'listed',
    of: of.name,
    columns,
    add: tellings,
    pages: pages === true,
    searches: searches === true,
    sums: sums ?? {},
    head: head ?? {},
  }
  return call({
    method: 'GET',
    path,
    label,
    ...(who ? { who } : {}),
    ...(offered ? { offered } : {}),
    input: {
      ...narrowingFields(of, more),
      ...(searches ? { keyword: text('关键字') } : {}),
      ...(pages ? { pageNumber: int('页码'), pageSize: int('每页条数'), sort: text('排序') } : {}),
    },
    answer: {
      nodes: [{ $of: of.name, $columns: columns, $with: formsOf(tellings) }],
      totalCount: 'int',
      ...sumForms(sums ?? {}),
      ...formsOf(head ?? {}),
    },
    does,
  }) as unknown as Call<Fields & I, Answered<N, C, A, S, H>>
}

export const isListSum = (one: ListSums[string]): one is ListSum =>
  ('count' in one && 'op' in one.count) || ('sum' in one && 'form' in one)

const sumForms = (sums: ListSums): Parts =>
  Object.fromEntries(
    Object.entries(sums).map(([name, one]): [string, Structure] => {
      if (!isListSum(one)) return [name, sumForms(one)]
      return [name, 'count' in one ? 'int' : one.form]
    }),
  )
