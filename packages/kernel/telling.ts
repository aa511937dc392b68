/**
 * Figures told under the field `at` while a form is typed, once the columns in `needs` are filled: what a call answers, or
 * the row's own columns as the server would work them out.
 */
export type Telling<F extends string = string> = ToldByCall<F> | Foretold<F>

/** The call is asked with these columns by its inputs. `shows` names parts of the answer; of a list in it, `item` says which one is meant. */
export interface ToldByCall<F extends string = string> {
  readonly call: `/${string}`
  readonly by: { readonly [input: string]: F }
  readonly needs?: readonly F[]
  readonly at: F
  readonly shows: { readonly [part: string]: string }
  readonly item?: { readonly of: string; readonly by: string; readonly is: F }
}

/** What is worked out on writing, in the order of its columns, of nothing but what `needs` names. */
export interface Foretold<F extends string = string> {
  readonly foretells: readonly F[]
  readonly needs: readonly F[]
  readonly at: F
}

/** What the server works out of an entity's new rows before they are stored. */
export const foretoldIn = (tells: readonly Telling[] = []): readonly Foretold[] =>
  tells.filter((one): one is Foretold => 'foretells' in one)
