import type { Expr } from './expr.ts'
import type { EntityName, FieldNameOf } from './registry.ts'

/** The records a notice is about: a reminder lasts while its record meets `where` and its day has come near. */
export interface About {
  readonly of: string
  readonly where: Expr<unknown>
  /** The day that is reminded of. Without it the notice has a sender of its own. */
  readonly date?: string
  /** Columns that name a person, also through a reference: `clientId.userId`. */
  readonly receivers?: readonly string[]
  /** `{column}` is filled in. */
  readonly title?: string
}

/** What people are reminded of: the first state of a row of reminderRule, which may be edited there. */
export interface Notice {
  /** `{family}{Thing}`, the last part of GET /api/remind/{code}. */
  readonly code: string
  /** An entry of the dictionary remindFamily. */
  readonly family: string
  readonly name: string
  /** In words: when, who, until when. */
  readonly condition: string
  /** Days before (negative) and after the day; working days unless it says otherwise. */
  readonly offsets?: readonly number[]
  readonly days?: 'working' | 'calendar'
  /** A parameter with the days before (`90,30`): it counts, and the day itself, until the rule gets offsets of its own. */
  readonly offsetsFrom?: string
  readonly time?: `${number}:${number}`
  /** Left by the step itself that it tells of, and over as soon as it is read: no job sends it. */
  readonly endsWhenRead?: boolean
  /** Sent by a job of its own, not once a day at the rule's time. */
  readonly isContinuous?: boolean
  readonly about?: About
}

type Declared<E extends EntityName> = Omit<Notice, 'about'> & {
  readonly about?: Omit<About, 'of' | 'date'> & { readonly of: E; readonly date?: FieldNameOf<E> }
}

export const notice = <E extends EntityName>(shape: Declared<E>): Notice => shape as Notice
