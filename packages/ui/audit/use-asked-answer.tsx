import type { Entity } from '@chengban/kernel/entity.ts'
import { type ReactNode, Suspense, useState } from 'react'
import type { Row } from '../data/row.ts'
import { lazyPart } from '../declarations/load-part.ts'
import type { Answer } from './answers.ts'
import type { Sign } from './use-decide.ts'

const AskedAnswer = lazyPart(() => import('./AskedAnswer.tsx'))

interface Given {
  readonly opinion?: string
  readonly sign?: Sign | undefined
  readonly onDecided: () => void
}

/** The dialog of an agreement that takes more than a word; `ask` opens it. */
export const useAskedAnswer = (entity: Entity, row: Row, answer: Answer | undefined, given: Given) => {
  const [isOpen, setOpen] = useState(false)
  const move = answer?.move
  const dialog: ReactNode = isOpen && move && (
    <Suspense>
      <AskedAnswer entity={entity} row={row} answer={{ ...answer, move }} {...given} onClose={() => setOpen(false)} />
    </Suspense>
  )
  return { ask: () => setOpen(true), dialog }
}
