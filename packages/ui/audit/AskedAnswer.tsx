import type { Entity } from '@chengban/kernel/entity.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { useRef } from 'react'
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
  readonly opinion?: string | undefined
  /** Asks for the signature where the level needs one. */
  readonly sign?: Sign | undefined
  readonly onClose: () => void
  readonly onDecided: () => void
  /** Reads the record anew after a conflict. */
  readonly onAgain: () => void
}

/** Asks for what goes with an agreement: hours and charge of a requirement, a score. A phone page has no antd before. */
export default function AskedAnswer(props: Props) {
  const { entity, row, answer, opinion, onClose, onDecided, onAgain } = props
  const { label, input: fixed, move } = answer
  const isTaken = useRef(false)
  const send = async (input: Row): Promise<string> => {
    await sendAnswer(props, input)
    isTaken.current = true
    return '已同意'
  }
  return (
    <AntdProvider>
      <MoveDialog
        entity={entity}
        row={row}
        // a draft of the record page's dialog may be that of a refusal: the agreement has its own name and so its own draft
        move={{ ...move, name: `${move.name} agree`, label, ...(opinion === undefined && withOpinion(move)) }}
        fixed={fixed}
        said={opinion}
        send={send}
        onClose={onClose}
        onMoved={() => (isTaken.current ? onDecided() : onAgain())}
      />
    </AntdProvider>
  )
}

const withOpinion = ({ opinion = 'optional' }: Move): Pick<Move, 'opinion'> => ({ opinion })

/** Sends the agreement with its signature; throws an AbortError where the person shuts the signature pad. */
const sendAnswer = async ({ entity, row, answer, opinion = '', sign }: Props, input: Row): Promise<void> => {
  const signature = await sign?.()
  if (sign && !signature) throw new DOMException('not signed', 'AbortError')
  const words = input.opinion ?? (opinion.trim() || '同意')
  const signed = signature ? { signature: [signature] } : {}
  await moveRow(entity, answer.name, row, { ...input, ...answer.input, opinion: words, ...signed })
}
