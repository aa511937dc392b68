import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { readAllRows } from '../../data/calls.ts'
import type { ListState } from '../list-state.ts'
import { noSaved, type SavedView, savedViewOf, stateOf } from './saved-view.ts'

/** The saved views of a list, those shared among them; the reader's default is taken where the address is silent. */
export const useSavedViews = (module: string, state: ListState, isSilent: boolean, take: (next: ListState) => void) => {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: ['list', 'savedView', module],
    queryFn: ({ signal }) =>
      readAllRows({ resource: 'savedView' }, { filters: { module: { equalTo: module } }, sort: 'name' }, signal),
    placeholderData: () => undefined,
    staleTime: 60_000,
    meta: { quiet: true },
  })
  const views = useMemo(() => (data ?? []).map(savedViewOf), [data])
  // of several the reader's own: somebody else's shared one may be a default of theirs
  const first = views.find(({ isDefault, isOpen, isShared }) => isDefault && isOpen && !isShared)
  const begin = useEffectEvent(() => {
    if (isSilent && first) take(stateOf(first))
  })
  const isKnown = data !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the views have come
  useEffect(() => begin(), [isKnown])
  return {
    module,
    views,
    current: state.saved === noSaved ? undefined : views.find(({ id }) => id === state.saved),
    hasDefault: first !== undefined,
    take: (view: SavedView) => take(stateOf(view)),
    again: () => client.invalidateQueries({ queryKey: ['list', 'savedView', module] }),
  }
}
