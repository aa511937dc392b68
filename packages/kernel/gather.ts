import {
  type ChildrenOf,
  children,
  type Expr,
  expr,
  field,
  type NeedsOf,
  type Operand,
  operand,
  type PartKind,
} from './expr.ts'
import { objectOf } from './keys-of.ts'
import type { EntityName, FieldNameOf } from './registry.ts'

/** Formulas that build objects and lists, take them apart, and ask for the place of a row in its tree. */

/** An object of formulas by name, as json. */
export const object = <const S extends Readonly<Record<string, Operand>>>(shape: S): Expr<NeedsOf<S[keyof S]>> =>
  expr({ is: 'object', shape: Object.fromEntries(Object.entries(shape).map(([key, one]) => [key, operand(one)])) })

const partOf =
  (as: PartKind) =>
  <A extends Operand>(json: A, ...path: readonly [string, ...string[]]): Expr<NeedsOf<A>> =>
    expr({ is: 'part', arg: operand(json), path, as })
/** The value at a path in a json value (`'0'` is the first of a list); null where there is none. */
export const textIn = partOf('text')
export const figureIn = partOf('figure')
export const flagIn = partOf('flag')
export const partIn = partOf('json')

/** One json object with the values of another put over its own. */
export const merge = <A extends Operand, B extends Operand>(a: A, b: B): Expr<NeedsOf<A> | NeedsOf<B>> =>
  expr({ is: 'word', word: 'merge', args: [operand(a), operand(b)] })

/** Whether a json object has this key. */
export const hasKey = <A extends Operand, B extends Operand>(json: A, key: B): Expr<NeedsOf<A> | NeedsOf<B>> =>
  expr({ is: 'word', word: 'hasKey', args: [operand(json), operand(key)] })

/**
 * Of the fields of a recorded change (`{field, secret, …}` each), those that the person may read on the record; null
 * for none.
 */
export const readable = <M extends Operand, I extends Operand, T extends Operand>(
  module: M,
  id: I,
  told: T,
): Expr<NeedsOf<M> | NeedsOf<I> | NeedsOf<T>> =>
  expr({ is: 'word', word: 'readable', args: [operand(module), operand(id), operand(told)] })

/** Of values by field (`{name: value, …}`) those that the person asking may read on the record; null for none. */
export const readableValues = <M extends Operand, I extends Operand, T extends Operand>(
  module: M,
  id: I,
  values: T,
): Expr<NeedsOf<M> | NeedsOf<I> | NeedsOf<T>> =>
  expr({ is: 'word', word: 'readableValues', args: [operand(module), operand(id), operand(values)] })

/** Whether the person may read what is drafted of the record, while a change is open and afterwards. */
export const readsDraft = <M extends Operand, I extends Operand>(module: M, id: I): Expr<NeedsOf<M> | NeedsOf<I>> =>
  expr({ is: 'word', word: 'readsDraft', args: [operand(module), operand(id)] })

type ListOf<E extends EntityName> = ChildrenOf<E> & {
  /** One entry: a formula over the child row. */
  value: Expr<unknown>
  sort: readonly (FieldNameOf<E> | `-${FieldNameOf<E>}` | Expr<unknown>)[]
  most?: number
}

/** A formula over each child row, as a list in an order; empty when there are none. */
export const list = <E extends EntityName>(child: ListOf<E>): Expr<never> => children('list', child)
/** Σ of a formula over each child row, 0 when there are none. */
export const total = <E extends EntityName>(child: ChildrenOf<E> & { value: Expr<unknown> }): Expr<never> =>
  children('sum', child)

/** In a tree: 1 for a root, 2 for a child of a root. */
export const level: Expr<never> = expr({ is: 'tree', part: 'level' })
/** In a tree: a column of the root, of the next row and so on down to this row, joined by `between`. */
export const pathOf = <const F extends string>(column: F, between: string): Expr<Record<F, never>> =>
  expr({ is: 'tree', part: 'path', column, between })

/** Of a child row in a shape: its columns under their own names. */
export const columns = <const F extends string>(...names: readonly F[]): Record<F, Expr<Record<F, never>>> =>
  objectOf(names, field)
