import type { Entity } from '@chengban/kernel/entity.ts'
import { flowOf } from '@chengban/kernel/moves.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { Modal } from 'antd'
import { useState } from 'react'
import type { Values } from '../../form/values.ts'
import MoveDialog from '../../move/MoveDialog.tsx'
import type { MoveQuestion } from './use-board-move.ts'

interface Props {
  readonly entity: Entity
  readonly asked: MoveQuestion
  readonly onClose: () => void
  readonly onMoved: () => void
}

/** What a card's move still needs: which one where several lead there, then its fields and reason. */
export default function MoveAsked({ entity, asked: { row, moves, to }, onClose, onMoved }: Props) {
  const [chosen, setChosen] = useState<Move | undefined>(moves.length === 1 ? moves[0] : undefined)
  if (chosen) {
    const typed = stateChosen(entity, chosen, to)
    return <MoveDialog {...{ entity, row, typed, onClose, onMoved }} move={chosen} />
  }
  return (
    <Modal open title={`怎样移动【${rowName(entity, row)}】？`} footer={null} width={416} onCancel={onClose}>
      <ul className="cb-menu-list cb-board-ways">
        {moves.map((move) => (
          <li key={move.name}>
            <button type="button" onClick={() => setChosen(move)}>
              {move.label}
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}

// where the move leads to several states, the column is the answer
const stateChosen = (entity: Entity, { name, to: target }: Move, to: string): Values | undefined => {
  const field = flowOf(entity, name)?.field
  return field && Array.isArray(target) ? { [field]: to } : undefined
}
