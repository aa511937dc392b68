import { Button, Input } from 'antd'
import { type ReactNode, useId, useState } from 'react'
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
  readonly onApprove: (opinion: string) => Promise<void>
  readonly onReject: (opinion: string) => Promise<void>
  readonly moves?: readonly AuditMove[]
  /** bar: fixed at the foot of a phone; box: under the line on the desk. */
  readonly place?: 'box' | 'bar'
  /** At the left of the bar: 更多. */
  readonly more?: ReactNode
}

const OPINION_NEEDED = '请填写审批意见'

/** 同意 and 驳回 with the opinion. One ink button; a refusal says why. */
export function AuditActions({ can, onApprove, onReject, moves = [], place = 'box', more }: Props) {
  const [opinion, setOpinion] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState<'approve' | 'reject'>()
  const [open, setOpen] = useState(place === 'box')
  const decides = can.includes('approve') || can.includes('reject')
  const run = async (name: 'approve' | 'reject', act: (opinion: string) => Promise<void>) => {
    setBusy(name)
    try {
      await act(opinion.trim())
    } finally {
      setBusy(undefined)
    }
  }
  const reject = () => {
    if (!open) return setOpen(true)
    if (opinion.trim() === '') return setError(OPINION_NEEDED)
    return void run('reject', onReject)
  }
  const write = (text: string) => {
    setOpinion(text)
    setError('')
  }
  const allowed = moves.filter((move) => can.includes(move.name))
  return (
    <div className={`cb-audit is-${place}`}>
      {decides && open && <Opinion text={opinion} error={error} onChange={write} focused={place === 'bar'} />}
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
            onClick={() => run('approve', onApprove)}
            loading={busy === 'approve'}
            disabled={busy === 'reject'}
          >
            同意
          </Button>
        )}
        <Moves moves={allowed} />
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

interface OpinionProps {
  readonly text: string
  readonly error: string
  readonly onChange: (text: string) => void
  readonly focused: boolean
}

function Opinion({ text, error, onChange, focused }: OpinionProps) {
  const id = useId()
  return (
    <div className="cb-audit-opinion">
      <label htmlFor={id}>
        审批意见 <span>驳回必填</span>
      </label>
      <Input.TextArea
        id={id}
        value={text}
        maxLength={1000}
        autoSize={{ minRows: 2, maxRows: 6 }}
        autoFocus={focused}
        status={error ? 'error' : ''}
        aria-invalid={error !== ''}
        aria-describedby={`${id}e`}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}e`} className="cb-audit-error" role="alert">
        {error}
      </div>
    </div>
  )
}
