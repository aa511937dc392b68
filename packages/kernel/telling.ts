/**
 * Figures shown under the field `at` while a form is typed, once the columns in `needs` are filled: the answer of a
 * call, or the row's own columns as the server would work them out.
 */
export type Telling<F extends string = string> = ToldByCall<F> | Foretold<F>

/**
 * The call gets these columns as its inputs. `shows` names parts of the answer; for a list in it, `item` selects an
 * entry.
 */
export interface ToldByCall<F extends string = string> {
  readonly call: `/${string}`
  readonly by: { readonly [input: string]: F }
  readonly needs?: readonly F[]
  readonly at: F
  readonly shows: { readonly [part: string]: string }
  readonly item?: { readonly of: string; readonly by: string; readonly is: F }
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
