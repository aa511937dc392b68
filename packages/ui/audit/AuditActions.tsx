import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Opinion } from './Opinion.tsx'
import { OPINION_NEEDED, useDecision } from './use-decision.ts'
import './actions.css'

/** A further move: 转交, 加签, 撤回. Shown when `can` holds its name. */
export interface AuditMove {
  readonly name: string
  readonly label: string
  readonly onMove: () => void
}

interface Props {
  /** Moves allowed to the reader, as they came with the row. */
  readonly can: readonly string[]
  /** Names the record: its opinion is kept on the device until it is given. */
  readonly kept: string
  readonly onApprove: (opinion: string) => Promise<boolean>
  readonly onReject: (opinion: string) => Promise<boolean>
  readonly moves?: readonly AuditMove[]
  /** bar: fixed at the foot of a phone; box: under the line on the desk. */
  readonly place?: 'box' | 'bar'
  /** At the left of the bar: 更多. */
  readonly more?: ReactNode
}

/** 同意 and 驳回 with the opinion. One ink button; a refusal says why, and the words stay. */
export function AuditActions({ can, kept, onApprove, onReject, moves = [], place = 'box', more }: Props) {
  const { opinion, error, busy, open, approve, reject, write } = useDecision(onApprove, onReject, place === 'box', kept)
  const decides = can.includes('approve') || can.includes('reject')
  const wrong = error === OPINION_NEEDED
  return (
    <div className={`cb-audit is-${place}`}>
      {decides && open && <Opinion text={opinion} wrong={wrong} onChange={write} focused={place === 'bar'} />}
      {decides && (open || error) && (
        <div className="cb-audit-error" role="alert">
          {error}
        </div>
      )}
      <div className="cb-audit-row">
        {more}
        {can.includes('reject') && (
          <Button
            className="cb-audit-reject"
            onClick={reject}
            loading={busy === 'reject'}
            disabled={busy === 'approve'}
          >
            驳回
          </Button>
        )}
        {can.includes('approve') && (
          <Button
            type="primary"
            className="cb-audit-approve"
            onClick={approve}
            loading={busy === 'approve'}
            disabled={busy === 'reject'}
          >
            同意
          </Button>
        )}
        <Moves moves={moves.filter((move) => can.includes(move.name))} />
      </div>
    </div>
  )
}

function Moves({ moves }: { readonly moves: readonly AuditMove[] }) {
  return moves.map((move) => (
    <Button key={move.name} type="text" onClick={move.onMove}>
      {move.label}
    </Button>
  ))
}
