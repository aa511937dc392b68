import type { Field } from './field.ts'

/** Names rows by common values in place of ids: all that the person sees and that are in a state the move starts from. */
export interface Together {
  /** The label of the button over the list. */
  readonly label: string
  /** Fields of the body, each with the column it is compared with, or a path (`userId.company`). */
  readonly by: { readonly [sent: string]: { readonly field: Field; readonly at: string } }
  /** Moves each row that may and answers the refused ones with reasons; without it all or none are moved. */
  readonly each?: true
}
