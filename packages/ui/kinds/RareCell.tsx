import { Suspense } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import type { CellProps } from './cell.ts'

const Rare = lazyPart(() => import('./RareCells.tsx'))

/** Kinds that few lists show: how they are read comes with the first of them. */
export const RareCell = (props: CellProps) => (
  <Suspense>
    <Rare {...props} />
  </Suspense>
)
