import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import { COVER } from '../figures/money.ts'

const Covered = lazyPart(() => import('./Covered.tsx'))

interface Props {
  /** Whether the field is a covered one. */
  readonly isOn: boolean | undefined
  readonly children: ReactNode
}

/** Covers the figure of a covered field; all others are shown as they are. */
export const CoverFor = ({ isOn, children }: Props) =>
  isOn ? (
    <Suspense fallback={COVER}>
      <Covered>{children}</Covered>
    </Suspense>
  ) : (
    children
  )
