import type { Row } from '@chengban/ui/data/row.ts'

/** An entry of the function tree as it is kept. */
export interface MenuRow extends Row {
  readonly id: number
  readonly name: string
  readonly icon: string | null
  readonly route: string | null
  readonly parentId: number | null
  readonly active: boolean
  readonly sort: number
  readonly operationCodes: readonly string[]
  readonly badge: string | null
  readonly version: number
}

/** Where an entry goes: in front of the sibling that has this place now. */
export interface Place {
  readonly parentId: number | null
  readonly sort: number
}

const last = 1_000_000

export const siblingsOf = (rows: readonly MenuRow[], { parentId }: Pick<MenuRow, 'parentId'>): readonly MenuRow[] =>
  rows.filter((row) => row.parentId === parentId)

/** Returns the tree as lines, each group followed by its entries. */
export const linesOf = (rows: readonly MenuRow[]): readonly MenuRow[] =>
  siblingsOf(rows, { parentId: null }).flatMap((group) => [group, ...siblingsOf(rows, { parentId: group.id })])

/** The end of a group, or of the groups themselves. */
export const endOf = (parentId: number | null): Place => ({ parentId, sort: last })

/** One place up or down among its siblings; undefined at the ends. */
export const stepped = (rows: readonly MenuRow[], row: MenuRow, by: -1 | 1): Place | undefined => {
  const siblings = siblingsOf(rows, row)
  const other = siblings[siblings.indexOf(row) + by]
  return other && { parentId: row.parentId, sort: other.sort + (by > 0 ? 1 : 0) }
}

/**
 * Returns the place for a dragged entry: before the entry it is dropped on, or at the end when dropped on a group.
 * Undefined when it cannot go there: a group cannot be inside another.
 */
export const dropped = (row: MenuRow, on: MenuRow): Place | undefined => {
  if (row.id === on.id) return undefined
  const isGroup = row.parentId === null
  if (isGroup) return on.parentId === null ? { parentId: null, sort: on.sort } : undefined
  return on.parentId === null ? endOf(on.id) : { parentId: on.parentId, sort: on.sort }
}
