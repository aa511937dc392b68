import type { EntityName, FieldNameOf, OperationCode } from './registry.ts'
import type { Word } from './words.ts'

// Decision 049: No declaration names an SQL function

/**
 * A formula or condition over one row and the person asking, as data. The same object becomes an SQL policy or
 * column, a check on the server and a greyed button in the browser. The type parameter carries what it asks of its
 * entity, as a union of `{field: value}`, so that a wrong column or state does not compile.
 */
export interface Expr<Needs = never> {
  readonly op: Op
  /** Never present: carries the requirement for the compiler alone. */
  readonly needs?: Needs
}

export type Scalar = string | number | boolean | null

export type Op =
  | { readonly is: 'field'; readonly field: string }
  | { readonly is: 'value'; readonly value: Scalar }
  | { readonly is: 'add' | 'subtract' | 'multiply'; readonly args: readonly Expr<unknown>[] }
  | { readonly is: 'lt' | 'le' | 'eq'; readonly left: Expr<unknown>; readonly right: Expr<unknown> }
  | { readonly is: 'abs' | 'set' | 'not'; readonly arg: Expr<unknown> }
  | { readonly is: 'and' | 'or'; readonly args: readonly Expr<unknown>[] }
  | { readonly is: 'in'; readonly field: string; readonly values: readonly Scalar[] }
  | {
      readonly is: 'when'
      readonly cases: readonly (readonly [Expr<unknown>, Expr<unknown>])[]
      readonly otherwise: Expr<unknown>
    }
  | { readonly is: 'now' | 'today' }
  | {
      readonly is: 'children'
      readonly total: ChildTotal
      readonly of: string
      readonly by: string
      readonly named?: string
      readonly at?: string
      readonly column?: string
      readonly value?: Expr<unknown>
      readonly where?: Expr<unknown>
      readonly below?: true
      readonly seen?: true
      readonly through?: {
        readonly of: string
        readonly by: string
        readonly column?: string
        readonly where?: Expr<unknown>
      }
      readonly distinct?: readonly string[]
      readonly sort?: readonly (string | Expr<unknown>)[]
      readonly most?: number
    }
  | { readonly is: 'word'; readonly word: Word; readonly args: readonly Expr<unknown>[] }
  | { readonly is: 'of'; readonly path: readonly string[] }
  | { readonly is: 'parent'; readonly field: string }
  | { readonly is: 'around'; readonly arg: Expr<unknown> }
  | { readonly is: 'given'; readonly name: string }
  | { readonly is: 'object'; readonly shape: Readonly<Record<string, Expr<unknown>>> }
  | { readonly is: 'part'; readonly arg: Expr<unknown>; readonly path: readonly string[]; readonly as: PartKind }
  | { readonly is: 'tree'; readonly part: 'level' | 'below' }
  | { readonly is: 'tree'; readonly part: 'path'; readonly column: string; readonly between: string }
  | {
      readonly is: 'lines'
      readonly total: 'count' | 'sum' | 'min' | 'max' | 'avg'
      readonly field: string
      readonly column?: string
      readonly where?: Readonly<Record<string, Scalar | readonly Scalar[]>>
    }
  | { readonly is: 'everybody' }
  | { readonly is: 'me'; readonly field: string }
  | { readonly is: 'holds'; readonly code: string }
  | { readonly is: 'headOf' | 'leaderOf' | 'headsOf' | 'aroundMe' | 'leadsMe'; readonly field: string }
  | { readonly is: 'contains'; readonly field: string; readonly whose?: 'roles' | 'departments' }
  | { readonly is: 'tasked'; readonly open?: true }
  | { readonly is: 'via'; readonly field: string; readonly to?: string; readonly rule: Expr<unknown> }
  | { readonly is: 'asParent'; readonly field: string; readonly to?: string; readonly shows?: string }
  | { readonly is: 'asRecord'; readonly module?: string; readonly id?: string; readonly field?: string }
  | { readonly is: 'some'; readonly of: string; readonly by: string; readonly rule: Expr<unknown> }
  | { readonly is: 'signedIn' }
  | { readonly is: 'byToken'; readonly of: string; readonly field: string }

export type ChildTotal = 'count' | 'sum' | 'exists' | 'min' | 'max' | 'avg' | 'first' | 'list'
export type PartKind = 'text' | 'figure' | 'flag' | 'json'
export type AnyExpr = Expr<unknown>
export type Operand = AnyExpr | Scalar
export type NeedsOf<E> = E extends Expr<infer N> ? N : never
export type NeedsOfAll<A extends readonly unknown[]> = { [I in keyof A]: NeedsOf<A[I]> }[number]

export const expr = <N>(op: Op): Expr<N> => ({ op })
export const operand = (value: Operand): AnyExpr =>
  typeof value === 'object' && value !== null ? value : expr({ is: 'value', value })
const nary =
  (name: 'add' | 'subtract' | 'multiply') =>
  <const A extends readonly Operand[]>(...args: A): Expr<NeedsOfAll<A>> =>
    expr({ is: name, args: args.map(operand) })
const comparison =
  (name: 'lt' | 'le' | 'eq', swapped = false) =>
  <L extends Operand, R extends Operand>(left: L, right: R): Expr<NeedsOf<L> | NeedsOf<R>> =>
    expr({ is: name, left: operand(swapped ? right : left), right: operand(swapped ? left : right) })
const junction =
  (name: 'and' | 'or') =>
  <const A extends readonly AnyExpr[]>(...args: A): Expr<NeedsOfAll<A>> =>
    expr({ is: name, args })

/** The row's own column. */
export const field = <const F extends string>(name: F): Expr<Record<F, never>> => expr({ is: 'field', field: name })
export const add = nary('add')
/** The first less all others. */
export const subtract = nary('subtract')
export const multiply = nary('multiply')
export const lt = comparison('lt')
export const le = comparison('le')
export const gt = comparison('lt', true)
export const ge = comparison('le', true)
export const eq = comparison('eq')
export const allOf = junction('and')
export const anyOf = junction('or')
export const abs = <N>(arg: Expr<N>): Expr<N> => expr({ is: 'abs', arg })
export const not = <N>(arg: Expr<N>): Expr<N> => expr({ is: 'not', arg })
/** What the person gave with a move beside its columns; for its guards and its target. */
export const asked = (name: string): Expr<never> => expr({ is: 'field', field: name })

/** The column is filled (and, for lists, not empty). */
export const isSet = <const F extends string>(name: F): Expr<Record<F, never>> => expr({ is: 'set', arg: field(name) })

/** The value of a formula is filled. */
export const isFilled = <N>(arg: Expr<N>): Expr<N> => expr({ is: 'set', arg })
/** The words given with a move, null without any; for its guards and for what it sets. */
export const said: Expr<never> = asked('$opinion')
/** What a stored column held before a move; for what the move tells and adds. */
export const was = (name: string): Expr<never> => asked(`$was.${name}`)

/**
 * The input of a call with this name, null where it is missing; `me` is the person who makes the call. Only for what a
 * call does.
 */
export const given = (name: string): Expr<never> => expr({ is: 'given', name })

type Cases<C> = { [K in keyof C]: { [P in K]: C[K] extends readonly (infer V)[] ? V : C[K] } }[keyof C]

/** Every named column has the value, or one of the values, given. */
export const is = <const C extends Record<string, Scalar | readonly Scalar[]>>(cases: C): Expr<Cases<C>> =>
  expr({
    is: 'and',
    args: Object.entries(cases).map(([name, value]) =>
      expr({ is: 'in', field: name, values: Array.isArray(value) ? value : [value as Scalar] }),
    ),
  })

/** The first case that holds gives the value. */
export const when = <const C extends readonly (readonly [AnyExpr, Operand])[], O extends Operand>(
  cases: C,
  otherwise: O,
): Expr<NeedsOf<C[number][number]> | NeedsOf<O>> =>
  expr({
    is: 'when',
    cases: cases.map(([test, value]) => [test, operand(value)] as const),
    otherwise: operand(otherwise),
  })

/** The present instant and calendar day (+08:00) of the one clock. */
export const now = (): Expr<never> => expr({ is: 'now' })
export const today = (): Expr<never> => expr({ is: 'today' })

interface Kin {
  /** The column of this row that theirs equals: rows that share a parent. The id when left out. */
  at?: FieldNameOf<EntityName>
  where?: Expr<unknown>
  /** Of a tree: the rows of all below this row, too. */
  below?: true
  /** Only what the person asking sees of them. */
  seen?: true
  /** Rows of another entity name this row, and what they hold in `column` (their id when left out) is what `by` names. */
  through?: {
    [E in EntityName]: { of: E; by: FieldNameOf<E>; column?: FieldNameOf<E>; where?: Expr<unknown> }
  }[EntityName]
}

/** How they name this row (a json column names each of its values), or this row's column of references that names them. */
type Naming<E extends EntityName> = { by: FieldNameOf<E> } | { named: FieldNameOf<EntityName> }
type Child = { [E in EntityName]: Kin & Naming<E> & { of: E } }[EntityName]
export type ChildrenOf<E extends EntityName> = Kin & Naming<E> & { of: E }

export const children = <N = never>(total: ChildTotal, child: object): Expr<N> =>
  expr({ is: 'children', total, by: 'id', ...(child as { of: string }) })

/** How many rows of an entity name this row in their column `by`; `distinct`: those alike in these columns once. */
export const count = (child: Child & { distinct?: readonly FieldNameOf<EntityName>[] }): Expr<never> =>
  children('count', child)
/** Whether any such row exists. */
export const exists = (child: Child): Expr<never> => children('exists', child)

const childFigure =
  (total: 'sum' | 'min' | 'max' | 'avg') =>
  <E extends EntityName>(child: ChildrenOf<E> & { column: FieldNameOf<E> }): Expr<never> =>
    children(total, child)
/** Σ of a column of such rows, 0 when there are none. */
export const sum = childFigure('sum')
/** The others are null when there are none. */
export const min = childFigure('min')
export const max = childFigure('max')
export const avg = childFigure('avg')

/**
 * The column of the first such row in an order (`-` sorts descending, empty values come last); null without any row.
 */
export const first = <E extends EntityName>(
  child: ChildrenOf<E> & { column: FieldNameOf<E>; sort?: readonly (FieldNameOf<E> | `-${FieldNameOf<E>}`)[] },
): Expr<never> => children('first', child)

export const everybody: Expr<never> = expr({ is: 'everybody' })
/** Nobody: what the system alone does. */
export const nobody: Expr<never> = expr({ is: 'or', args: [] })
/** The column names the person asking. */
export const me = <const F extends string>(name: F): Expr<Record<F, never>> => expr({ is: 'me', field: name })
/** The person holds the operation code (negated entries count). */
export const holds = (code: OperationCode): Expr<never> => expr({ is: 'holds', code })
/** The person heads the department of the user in this column, or one above it. */
export const headOf = <const F extends string>(name: F): Expr<Record<F, never>> => expr({ is: 'headOf', field: name })
/** An audit task of the row is or was the person's. */
export const tasked: Expr<never> = expr({ is: 'tasked' })
/** It is the person's to decide on now. */
export const inHand: Expr<never> = expr({ is: 'tasked', open: true })
/** The rule holds on the row that this column refers to. */
export const via = <const F extends string>(name: F, rule: Expr<unknown>): Expr<Record<F, never>> =>
  expr({ is: 'via', field: name, rule })
/**
 * People who see the whole row this column refers to; with `shows`, those who may read that field of it. People who see
 * only part of the parent are not included.
 */
export const asParent = <const F extends string>(name: F, shows?: string): Expr<Record<F, never>> =>
  expr({ is: 'asParent', field: name, ...(shows ? { shows } : {}) })
/** People who see the whole record named by `module` and `relevanceId`, as with a parent. */
export const asRecord: Expr<Record<'module', never> | Record<'relevanceId', never>> = expr({ is: 'asRecord' })
/**
 * The rule holds for a row of another entity that names this row in its column `by`. `asRecord` and `asParent` in the
 * rule check the person's rights; the person need not see the other rows themselves.
 */
export const some = <E extends EntityName>(of: E, by: FieldNameOf<E>, rule: Expr<unknown>): Expr<never> =>
  expr({ is: 'some', of, by, rule })
/** A row of the link entity names both this row (`by`) and the person (`person`). */
export const linked = <E extends EntityName>(link: E, by: FieldNameOf<E>, person: FieldNameOf<E>): Expr<never> =>
  some(link, by, me(person))
