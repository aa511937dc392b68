import type { Field } from '@chengban/kernel/field.ts'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import { COVER } from '../figures/money.ts'

const Covered = lazyPart(() => import('./Covered.tsx'))

/** Covers the figure of a covered field; all others are shown as they are. */
export const CoverFor = ({ field, children }: { readonly field: Field | undefined; readonly children: ReactNode }) =>
  field?.options.covered ? (
    <Suspense fallback={COVER}>
      <Covered>{children}</Covered>
    </Suspense>
  ) : (
    children
  )
