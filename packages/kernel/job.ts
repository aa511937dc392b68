import type { Expr, Scalar } from './expr.ts'
import type { EntityName, FieldNameOf, MoveNameOf, NeedOf, OperationCode } from './registry.ts'

/**
 * When a job runs, in Asia/Shanghai: `daily 08:00`, `every 15 minutes`, or the five parts of a cron line
 * (minute, hour, day of month, month, day of week).
 */
export type When =
  | `daily ${number}:${number}`
  | `every ${number} minutes`
  | `${string} ${string} ${string} ${string} ${string}`

/** What a column is given: a constant, or a formula over the row it follows from. */
type Given<N> = Scalar | Expr<N>
type Columns<E extends EntityName, N> = { readonly [C in FieldNameOf<E>]?: Given<N> }

interface DueOf<E extends EntityName> {
  readonly of: E
  readonly where: Expr<NeedOf<E>>
  /** Each row makes this move. */
  readonly move?: MoveNameOf<E>
  readonly input?: Columns<E, NeedOf<E>>
  /** What the move asks for beside columns. */
  readonly asked?: { readonly [name: string]: Scalar }
  /** Columns written, after the move where there is one. */
  readonly set?: Columns<E, NeedOf<E>>
}

interface OwedOf<E extends EntityName, S extends EntityName> {
  readonly of: E
  /** One row for each of these. */
  readonly per: S
  readonly where: Expr<NeedOf<S>>
  readonly values: Columns<E, NeedOf<S>>
  /** Columns that identify a row, so that it is not made twice. */
  readonly key: readonly FieldNameOf<E>[]
  /** Through the rules of the entity, as if somebody made it: what its handlers fill in is filled in. */
  readonly isChecked?: true
}

type Values = { readonly [column: string]: Given<unknown> }

/** Rows of an entity for which a condition holds move, or get columns. */
export interface Due {
  readonly of: string
  readonly where: Expr<unknown>
  readonly move?: string
  readonly input?: Values
  readonly asked?: { readonly [name: string]: Scalar }
  readonly set?: Values
}

/** Rows that are no longer kept. */
export interface Swept {
  readonly of: string
  readonly where: Expr<unknown>
}

/** Rows that must exist: one for each row of another entity, identified by a key. */
export interface Owed {
  readonly of: string
  readonly per: string
  readonly where: Expr<unknown>
  readonly values: Values
  readonly key: readonly string[]
  readonly isChecked?: true
}

/** Kept columns compared with their formulas. The job repairs nothing and notifies the holders of the operation. */
export interface Checked {
  readonly of: readonly EntityName[]
  readonly tells: OperationCode
  /** Title of the message. */
  readonly title: string
  readonly link: string
}

/** The work of a job, as data; every run does only what has not been done. */
export type Task =
  | { readonly due: Due }
  | { readonly swept: Swept }
  | { readonly owed: Owed }
  | { readonly checked: Checked }
  /** The notices of these codes whose hour has come. */
  | { readonly reminds: readonly string[] }

/** Work that the system does on a schedule. */
export interface Job {
  readonly name: string
  readonly label: string
  readonly when: When
  /** On working days alone. */
  readonly onWorkDays?: true
  /** All it does, in order; without it a handler does. */
  readonly does?: readonly Task[]
}

export const job = (shape: Job): Job => shape

// the columns of one entity are typed as those of every entity for its readers
/** Held against the columns of their entities. */
export const due = <E extends EntityName>(shape: DueOf<E>): Task => ({ due: shape as Due })
export const swept = <E extends EntityName>(shape: { readonly of: E; readonly where: Expr<NeedOf<E>> }): Task => ({
  swept: shape,
})
export const owed = <E extends EntityName, S extends EntityName>(shape: OwedOf<E, S>): Task => ({
  owed: shape as Owed,
})
export const checked = (shape: Checked): Task => ({ checked: shape })
export const reminds = (...codes: readonly string[]): Task => ({ reminds: codes })

/** The cron line of a job, its hours those of Asia/Shanghai. */
export const cronOf = (when: When): string => {
  const daily = /^daily (\d{1,2}):(\d{2})$/.exec(when)
  if (daily) return `${Number(daily[2])} ${Number(daily[1])} * * *`
  const every = /^every (\d+) minutes$/.exec(when)
  return every ? `*/${every[1]} * * * *` : when
}
