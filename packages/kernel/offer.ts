import type { Variant } from './area.ts'
import type { Expr } from './expr.ts'
import type { Field } from './field.ts'
import type { EntityName } from './registry.ts'
import type { Tells } from './tells.ts'

/**
 * Where pages offer a call that a person makes: on a record, over a list, or for the rows chosen in it. A `strip` is read
 * at once, and what it `tells` stands above a list.
 */
export interface Offer {
  readonly of: EntityName
  readonly on: 'record' | 'list' | 'rows' | 'strip'
  /** The word on the button, where it is not that of the call. */
  readonly label?: string
  /** Of the record, or of each chosen row: offered unless this is known not to hold. */
  readonly when?: Expr<unknown>
  /** The move it makes: offered to whom the server lets make that, and to nobody else. */
  readonly move?: string
  /** Inputs that a column of the record, or the one value of all chosen rows, answers. `id` and `version` come by themselves. */
  readonly from?: { readonly [input: string]: string }
  /** The lists above which the strip is shown; lists of own rows when left out. */
  readonly above?: Variant
  /** The part of the answer that a strip draws; there is none where the answer lacks it. */
  readonly part?: string
  /** Inputs with fixed values, `{ from: 'me' | 'today' | 'thisMonth' | … }` among them as in the conditions of lists. */
  readonly given?: { readonly [input: string]: unknown }
  /** Inputs the call has and this place does not ask for. */
  readonly leaves?: readonly string[]
  /** Inputs asked for in another form than they are read in. */
  readonly asks?: { readonly [input: string]: Field }
  /** The input that takes the chosen rows: ids as `ids` or references, else each as id, version and what `each` asks for once. */
  readonly rows?: string
  readonly each?: { readonly [name: string]: Field }
  /** Each chosen row is a line of the form: `shape` has the fields to fill in, `begins` the columns they start with. */
  readonly lines?: {
    readonly shape: { readonly [name: string]: Field }
    readonly begins: { readonly [name: string]: string }
    /** Which row it is: shown and not sent. */
    readonly told?: readonly string[]
  }
  readonly danger?: boolean
  /** Pressing again takes it back: no confirmation is needed. */
  readonly turnsBack?: true
  /** Said afterwards, with `{part}`s of the answer. */
  readonly done?: string
  /** Parts of the answer that the person takes along: shown until closed, to be copied. */
  readonly shows?: { readonly [part: string]: string }
  /** For a call that only reads: its answer appears beside its form, at once where no input is missing. */
  readonly tells?: Tells
  /** For a call that only reads: the form of a new row opens with what this part of its answer says of it. */
  readonly begins?: { readonly of: EntityName; readonly row: string }
  /** The parts that are a file's text and its name: saved where the person keeps files. */
  readonly saves?: { readonly text: string; readonly name: string }
}
