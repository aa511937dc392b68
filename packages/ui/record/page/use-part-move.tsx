import type { Move } from '@chengban/kernel/workflow.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../declarations/load-part.ts'
import type { Part } from './stage.ts'

const MoveDialog = lazyPart(() => import('../../move/MoveDialog.tsx'))

export interface PartMove {
  readonly part: Part
  readonly move: Move
}
export type Begin = (begun: PartMove) => void

/** Runs a move of a related row in a dialog on the page of the record. */
export const usePartMove = (again: () => void): { readonly begin: Begin; readonly dialog: ReactNode } => {
  const client = useQueryClient()
  const [begun, begin] = useState<PartMove>()
  const moved = (): void => {
    void client.invalidateQueries({ queryKey: ['list'] })
    again()
  }
  const dialog = begun && (
    <Suspense>
      <MoveDialog
        entity={begun.part.entity}
        row={begun.part.row}
        move={begun.move}
        onClose={() => begin(undefined)}
        onMoved={moved}
      />
    </Suspense>
  )
  return { begin, dialog }
}
