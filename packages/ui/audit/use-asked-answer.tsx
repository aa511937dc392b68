import type { Entity } from '@chengban/kernel/entity.ts'
import { type ReactNode, Suspense, useState } from 'react'
import type { Row } from '../data/row.ts'
import { lazyPart } from '../declarations/load-part.ts'
import type { Answer } from './answers.ts'
import type { Sign } from './use-decide.ts'

const AskedAnswer = lazyPart(() => import('./AskedAnswer.tsx'))

interface Given {
  readonly sign?: Sign | undefined
  /** Reads the record anew after a conflict. */
  readonly again: () => void
}

interface Open {
  readonly opinion: string | undefined
  /** Tells who asked whether the agreement was taken. */
  readonly end: (isTaken: boolean) => void
}

/** The dialog of an agreement that takes more than a word. `ask` opens it and resolves to whether it was taken. */
export const useAskedAnswer = (entity: Entity, row: Row, answer: Answer | undefined, { sign, again }: Given) => {
  const [open, setOpen] = useState<Open>()
  const move = answer?.move
  const ask = (opinion?: string): Promise<boolean> =>
    new Promise((resolve) => {
      const end = (isTaken: boolean): void => {
        setOpen(undefined)
        resolve(isTaken)
      }
      setOpen({ opinion, end })
    })
  const dialog: ReactNode = open && move && (
    <Suspense>
      <AskedAnswer
        entity={entity}
        row={row}
        answer={{ ...answer, move }}
        opinion={open.opinion}
        sign={sign}
        onAgain={again}
        onDecided={() => open.end(true)}
        onClose={() => open.end(false)}
      />
    </Suspense>
  )
  return { ask, dialog }
}
