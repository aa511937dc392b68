import type { Entity } from '@chengban/kernel/entity.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { moveRow } from '../data/calls.ts'
import type { Row } from '../data/row.ts'
import MoveDialog from '../move/MoveDialog.tsx'
import AntdProvider from '../theme/AntdProvider.tsx'
import type { Answer } from './answers.ts'
import type { Sign } from './use-decide.ts'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly answer: Answer & { readonly move: Move }
  /** Already written beside the buttons; undefined: the dialog asks for it. */
  readonly opinion?: string
  /** Asks for the signature where the level needs one. */
  readonly sign?: Sign | undefined
  readonly onClose: () => void
  readonly onDecided: () => void
}

/** Asks for what goes with an agreement: hours and charge of a requirement, a score. A phone page has no antd before. */
export default function AskedAnswer({ entity, row, answer, opinion, sign, onClose, onDecided }: Props) {
  const { name, label, input: fixed, move } = answer
  const asksOpinion = opinion === undefined && !move.opinion
  const send = async (input: Row): Promise<string> => {
    const signature = await sign?.()
    if (sign && !signature) throw new Error('请签名')
    const words = input.opinion ?? (opinion?.trim() || '同意')
    await moveRow(entity, name, row, {
      ...fixed,
      ...input,
      opinion: words,
      ...(signature && { signature: [signature] }),
    })
    return '已同意'
  }
  return (
    <AntdProvider>
      <MoveDialog
        entity={entity}
        row={row}
        move={{ ...move, label, ...(asksOpinion && { opinion: 'optional' }) }}
        typed={fixed}
        send={send}
        onClose={onClose}
        onMoved={onDecided}
      />
    </AntdProvider>
  )
}
