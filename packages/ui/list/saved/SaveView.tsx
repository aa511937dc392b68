import { Suspense } from 'react'
import { lazyPart } from '../../declarations/load-part.ts'
import { firstState } from '../list-state.ts'
import type { List } from '../use-list.ts'
import { addressOf, isChanged } from './saved-view.ts'

const SaveButtons = lazyPart(() => import('./SaveButtons.tsx'))

/** Offers to save the view once the list differs from its first or saved state. */
export const SaveView = ({ list }: { readonly list: List }) => {
  const { saved, state, chosen } = list
  const { current } = saved
  const isOther = current
    ? isChanged(current, state, chosen.own)
    : addressOf({ ...state, view: '' }) !== addressOf(firstState) || chosen.isChosen
  if (!isOther) return null
  return (
    <Suspense>
      <SaveButtons list={list} />
    </Suspense>
  )
}
