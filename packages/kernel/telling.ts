import type { Expr } from './expr.ts'

/**
 * Figures shown under the field `at` while a form is typed, once the columns in `needs` are filled: the answer of a
 * call, or the row's own columns as the server would work them out. In a line of another record `by` and `needs` name
 * columns of that one too, behind the line's reference to it: `submitId.departmentId`.
 */
export type Telling<F extends string = string> = ToldByCall<F> | Foretold<F>

type Known<F extends string> = F | `${F}.${string}`

/**
 * The call gets these columns as its inputs. `shows` names parts of the answer; for a list in it, `item` selects an
 * entry.
 */
export interface ToldByCall<F extends string = string> {
  readonly call: `/${string}`
  readonly by: { readonly [input: string]: Known<F> }
  readonly needs?: readonly Known<F>[]
  /** Only rows that satisfy this are asked. */
  readonly when?: Expr<unknown>
  /** Inputs of a line that add up a column of the other lines with the same in these columns. */
  readonly others?: { readonly [input: string]: { readonly sum: F; readonly same: readonly F[] } }
  readonly at: F
  readonly shows: { readonly [part: string]: string }
  readonly item?: { readonly of: string; readonly by: string; readonly is: F }
  /** Said in red where a part of the answer is true or has something in it, with `{part}`s of the answer. */
  readonly alarms?: { readonly [part: string]: string }
  /** Figures of the answer that are parts of a whole: a divided bar before them, red where together they are more. */
  readonly bar?: { readonly whole: string; readonly parts: readonly string[] }
  /**
   * Columns of a line that take parts of the answer while nobody has filled them by hand: another answer changes them
   * again, shown or not.
   */
  readonly fills?: { readonly [K in F]?: string }
}

/** Columns worked out on writing, in their order, from the columns in `needs` only. */
export interface Foretold<F extends string = string> {
  readonly foretells: readonly F[]
  readonly needs: readonly F[]
  readonly at: F
}

/** What the server works out of an entity's new rows before they are stored. */
export const foretoldIn = (tells: readonly Telling[] = []): readonly Foretold[] =>
  tells.filter((one): one is Foretold => 'foretells' in one)
