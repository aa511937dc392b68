import type { Entity } from '../entity.ts'
import type { Field } from '../field.ts'
import { date } from '../kinds/date.ts'
import type { Fields } from '../shape.ts'
import { ownFields } from './own-fields.ts'

/** Input of a read that narrows its rows. */
export interface Narrowing<C extends string = string> {
  /** Inputs that narrow the rows by the column of the same name. */
  readonly filters?: readonly C[]
  /** Inputs that narrow them by a column of the row a reference leads to: `departmentId: through('userId', 'departmentId', …)`. */
  readonly through?: { readonly [input: string]: Through<C> }
  /** The column that date1 and date2 are about; both days count. */
  readonly date?: C
  /** Whether the days must be given. */
  readonly demandsDays?: boolean
  /** So many days at most lie between them, both counted. */
  readonly mostDays?: number
  /** The messages that refuse reversed days and too many of them, instead of 日期错误. */
  readonly refusesDays?: { readonly reversed: string; readonly tooMany: string }
  /** Words that are sent besides: formulas ask for them by `given`. */
  readonly input?: Fields
  /**
   * Inputs that name the parent record, by the reference of the same name: NOT_FOUND where the person does not see it.
   */
  readonly under?: readonly C[]
}

export interface Through<C extends string = string> {
  readonly by: C
  readonly column: string
  readonly field: Field
}

/** The input as fields of the call. */
export const narrowingFields = (
  of: Entity,
  { filters = [], through = {}, date: by, demandsDays = false, mostDays = 366, input = {}, under = [] }: Narrowing,
): Fields => ({
  ...(by
    ? {
        date1: date('开始日期', {
          required: demandsDays,
          ...(demandsDays ? { begins: mostDays < 366 ? 'firstOfMonth' : 'firstOfYear' } : {}),
        }),
        date2: date('结束日期', { required: demandsDays, ...(demandsDays ? { begins: 'today' } : {}) }),
      }
    : {}),
  ...ownFields(of, [...under, ...filters], under),
  ...Object.fromEntries(Object.entries(through).map(([name, { field }]) => [name, field])),
  ...input,
})
