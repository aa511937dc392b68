import { createStore, type StoreApi } from 'zustand/vanilla'

/** The cell under keyboard focus; the table itself keeps the focused row. */
export interface CellCursor {
  readonly at: { readonly id: string; readonly name: string } | undefined
  readonly isEditing: boolean
}

export type CursorStore = StoreApi<CellCursor>

export const noCell: CellCursor = { at: undefined, isEditing: false }

export const cellCursor = (): CursorStore => createStore(() => noCell)

/** The next of the names in a direction; undefined past the ends. From none: the first, or the last. */
export const neighbour = (names: readonly string[], from: string | undefined, step: 1 | -1): string | undefined => {
  const at = from === undefined ? -1 : names.indexOf(from)
  if (at < 0) return step === 1 ? names[0] : names.at(-1)
  return names[at + step]
}

/**
 * What a key on the row means for the cells of it: → and ← choose one, Enter edits it, Esc leaves it. The keys that
 * leave the row give it up; undefined: nothing to these cells.
 */
export const afterKey = (
  { at }: CellCursor,
  key: string,
  id: string,
  names: readonly string[],
): CellCursor | undefined => {
  const here = at?.id === id ? at.name : undefined
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    const next = neighbour(names, here, key === 'ArrowRight' ? 1 : -1) ?? here
    return next === undefined ? undefined : { at: { id, name: next }, isEditing: false }
  }
  if (here === undefined) return undefined
  if (key === 'Enter') return { at: { id, name: here }, isEditing: true }
  return key === 'Escape' ? noCell : undefined
}
