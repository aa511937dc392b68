import type { Entity } from '@chengban/kernel/entity.ts'
import { Suspense } from 'react'
import { lazyPart } from '../declarations/load-part.ts'

const CoverSwitch = lazyPart(() => import('./CoverSwitch.tsx'))

/** The switch of lists that have covered figures; none for others. */
export const Covers = ({ entity }: { readonly entity: Entity }) =>
  entity.list?.columns.some((name) => entity.fields[name]?.options.covered) ? (
    <Suspense>
      <CoverSwitch />
    </Suspense>
  ) : null
