import type { Entity } from '@chengban/kernel/entity.ts'
import type { Asker } from '@chengban/kernel/evaluate.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { createVerdict } from '../data/asker.ts'
import { lazyPart } from '../declarations/load-part.ts'

const NewParent = lazyPart(() => import('./NewParent.tsx'))

interface Creating {
  readonly creates: boolean
  /** Rendered in the page while parent records decide whether 新建 is offered. */
  readonly asking: ReactNode
}

/** Whether 新建 is offered. `isOff`: the list is not the place for it. */
export const useCreating = (entity: Entity, asker: Asker, isOff: boolean): Creating => {
  const [hasParent, setHasParent] = useState(false)
  const verdict = !isOff && createVerdict(entity, asker)
  if (verdict !== undefined) return { creates: verdict, asking: null }
  const asking = (
    <Suspense>
      <NewParent entity={entity} asker={asker} onFound={setHasParent} />
    </Suspense>
  )
  return { creates: hasParent, asking }
}
