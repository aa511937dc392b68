import type { Expr, Op } from './expr.ts'
import type { EntityName } from './registry.ts'

// Decision 050: Comments, history and approvals are for those who see the whole record

/** Words that ask how a row names people, departments, records or the bearer of a link. */
const expr = <N>(op: Op): Expr<N> => ({ op })

/**
 * A list of people in this column (references to many, or ids as json) names the person asking; references to roles or
 * departments name a role in force of theirs, or their department or one above it.
 */
export const contains = <const F extends string>(name: F, whose?: 'roles' | 'departments'): Expr<Record<F, never>> =>
  expr({ is: 'contains', field: name, ...(whose ? { whose } : {}) })
/** The person is the superior of the user in this column, or heads the user's department or one above it. */
export const leaderOf = <const F extends string>(name: F): Expr<Record<F, never>> =>
  expr({ is: 'leaderOf', field: name })
/** The person heads the department in this column, or one above it. */
export const headsOf = <const F extends string>(name: F): Expr<Record<F, never>> => expr({ is: 'headsOf', field: name })

/** The user in this column works in the person's department or one below it, regardless of its head. */
export const aroundMe = <const F extends string>(name: F): Expr<Record<F, never>> =>
  expr({ is: 'aroundMe', field: name })
/** The user in this column is the person's superior or one above, or heads their department or one above it. */
export const leadsMe = <const F extends string>(name: F): Expr<Record<F, never>> => expr({ is: 'leadsMe', field: name })

type RecordNames<M extends string, I extends string> = Record<M, never> | Record<I, never>
/** People who see the whole record that two columns name: its entity and its id. */
export const asTarget = <const M extends string, const I extends string>(module: M, id: I): Expr<RecordNames<M, I>> =>
  expr({ is: 'asRecord', module, id })

/** People who may read the field that a third column names on that record. */
export const asField = <const M extends string, const I extends string, const F extends string>(
  module: M,
  id: I,
  field: F,
): Expr<RecordNames<M, I> | Record<F, never>> => expr({ is: 'asRecord', module, id, field })

/** Somebody with a session, not the bearer of a link's token. */
export const signedIn: Expr<never> = expr({ is: 'signedIn' })
/** Who asks bears the token of the row that this column names. */
export const byToken = <const F extends string>(of: EntityName, name: F): Expr<Record<F, never>> =>
  expr({ is: 'byToken', of, field: name })
