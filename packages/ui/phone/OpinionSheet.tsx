import { useState } from 'react'
import { useKept } from '../data/kept.ts'
import { Sheet } from '../sheet/Sheet.tsx'

interface Props {
  readonly title: string
  readonly first: string
  readonly act: string
  readonly isRequired?: boolean
  /** Names the record and the decision: the words are kept on the device until they are given. */
  readonly kept: string
  readonly onShut: () => void
  /** Whether it was taken. */
  readonly onGive: (opinion: string) => Promise<boolean>
}

/** The opinion that goes with a decision. */
export const OpinionSheet = ({ title, first, act, isRequired = false, kept, onShut, onGive }: Props) => {
  const { value: opinion, change: setOpinion, forget } = useKept<string>(`opinion ${kept}`, (words) => words ?? first)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const give = async (): Promise<void> => {
    if (isRequired && opinion.trim() === '') return setError('请填写审批意见')
    setBusy(true)
    if (await onGive(opinion.trim())) forget()
    setBusy(false)
  }
  return (
    <Sheet title={title} isTyped={isRequired} onShut={onShut}>
      <label className="cb-opinion">
        <span>审批意见{isRequired ? '' : '（可改）'}</span>
        <textarea
          value={opinion}
          maxLength={1000}
          rows={3}
          aria-invalid={error !== ''}
          aria-describedby="opinion-error"
          onChange={(event) => {
            setOpinion(event.target.value)
            setError('')
          }}
        />
      </label>
      <p id="opinion-error" className="cb-opinion-error" role="alert">
        {error}
      </p>
      <button
        type="button"
        className={isRequired ? 'cb-button cb-sheet-main is-bad' : 'cb-button ink cb-sheet-main'}
        disabled={isBusy}
        onClick={() => void give()}
      >
        {act}
      </button>
    </Sheet>
  )
}
