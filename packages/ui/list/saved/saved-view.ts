import { listIn } from '@chengban/kernel/list-in.ts'
import type { Row } from '../../data/row.ts'
import { canOf, idOf } from '../../data/row.ts'
import { firstState, type ListState, readState, writeState } from '../list-state.ts'

/** A list as somebody likes to see it. */
export interface SavedView {
  readonly id: string
  readonly name: string
  /** The state of the list, as address parameters. */
  readonly address: string
  /** undefined: as the declaration has them. */
  readonly columns: readonly string[] | undefined
  readonly isDefault: boolean
  readonly isShared: boolean
  /** Whether the reader may change it. */
  readonly isOpen: boolean
  readonly row: Row
}

/** The saved view that the address names without choosing one: the declared first tab is meant. */
export const noSaved = '0'

export const savedViewOf = (row: Row): SavedView => {
  const columns = listIn<{ field: string }>(row.columns).map(({ field }) => field)
  return {
    id: idOf(row),
    name: String(row.name),
    address: String(row.address ?? ''),
    columns: columns.length ? columns : undefined,
    isDefault: row.isDefault === true,
    isShared: row.isShared === true,
    isOpen: canOf(row).includes('update'),
    row,
  }
}

/** Returns the part of a state that a saved view keeps: without the page and the period shown. */
export const addressOf = (state: ListState): string =>
  writeState({ ...state, page: 1, size: firstState.size, at: '', saved: '' }).toString()

export const stateOf = (view: SavedView): ListState => ({
  ...readState(new URLSearchParams(view.address)),
  saved: view.id,
})

/** Whether the list differs from its saved view. */
export const isChanged = (view: SavedView, state: ListState, columns: readonly string[] | undefined): boolean =>
  addressOf(state) !== addressOf(stateOf(view)) || (columns ?? []).join() !== (view.columns ?? []).join()
