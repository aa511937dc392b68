/** An entry of the function tree; codes and the modules of a badge are plain text, several apart by blanks, since areas that declare them come one by one. */
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

/** A screen's entry; its codes with blanks between. */
export const entry = (
  id: number,
  name: string,
  icon: string,
  route: string,
  codes = '',
  badge?: string,
): MenuEntry => ({
  id,
  name,
  icon,
  route,
  codes: codes === '' ? [] : codes.split(' '),
  ...(badge === undefined ? {} : { badge }),
})

/** The entry is made but shown only once somebody turns it on. */
export const asleep = (one: MenuEntry): MenuEntry => ({ ...one, active: false })

export const group = (id: number, name: string, icon: string, children: readonly MenuEntry[]): MenuGroup => ({
  id,
  name,
  icon,
  children,
})
