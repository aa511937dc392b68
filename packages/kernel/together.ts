import type { Field } from './field.ts'

/** Rows named by what they have in common, in place of ids: all of those that the mover sees and it can start from. */
export interface Together {
  /** The word on the button that stands over their list. */
  readonly label: string
  /** What is sent, and the column it is compared with; a path reaches further (`userId.company`). */
  readonly by: { readonly [sent: string]: { readonly field: Field; readonly at: string } }
  /** Those that may are moved and the others come back with their sentence, where otherwise it is all or none. */
  readonly each?: true
}
