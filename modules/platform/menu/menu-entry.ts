/** An entry of the menu as it is kept. */
export interface MenuEntry {
  readonly id: number
  readonly name: string
  readonly icon: string
  readonly route?: string
  /** Any of them opens it; none = every signed-in person. */
  readonly codes?: readonly string[]
  /** Module of the audit tasks counted beside it; `*` counts those of all. */
  readonly badge?: string
  readonly active?: boolean
}

/** A heading of the menu with its entries. */
export interface MenuGroup extends MenuEntry {
  readonly children: readonly MenuEntry[]
}
