import { Suspense } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import type { List } from './use-list.ts'

const LayoutButtons = lazyPart(() => import('./LayoutButtons.tsx'))

/** The forms a list can take; their icons come where there is more than one. */
export const LayoutSwitch = ({ list }: { readonly list: List }) =>
  list.layouts.length > 1 && (
    <Suspense>
      <LayoutButtons list={list} />
    </Suspense>
  )
