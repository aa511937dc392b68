import type { Entity } from '@chengban/kernel/entity.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { Modal } from 'antd'
import { useState } from 'react'
import MoveDialog from '../../move/MoveDialog.tsx'
import type { Asked } from './use-board-move.ts'

interface Props {
  readonly entity: Entity
  readonly asked: Asked
  readonly onClose: () => void
  readonly onMoved: () => void
}

/** What a card's move still needs: which one where several lead there, then its fields and reason. */
export default function MoveAsked({ entity, asked: { row, moves }, onClose, onMoved }: Props) {
  const [chosen, setChosen] = useState<Move | undefined>(moves.length === 1 ? moves[0] : undefined)
  if (chosen) return <MoveDialog entity={entity} row={row} move={chosen} onClose={onClose} onMoved={onMoved} />
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
