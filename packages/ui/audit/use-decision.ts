import { useState } from 'react'
import { useKept } from '../data/kept.ts'

export const OPINION_NEEDED = '请填写审批意见'

/** Gives whether it was taken. */
type Decide = (opinion: string) => Promise<boolean>

/**
 * Holds the opinion being typed, the decision in flight and the refusal. The text stays on the device under `kept`
 * until the server accepts a decision.
 */
export function useDecision(onApprove: Decide, onReject: Decide, shown: boolean, kept: string) {
  const { value: opinion, change: setOpinion, forget } = useKept<string>(`opinion ${kept}`, (words) => words ?? '')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState<'approve' | 'reject'>()
  const [open, setOpen] = useState(shown)
  const run = async (name: 'approve' | 'reject', decide: Decide) => {
    setBusy(name)
    setError('')
    try {
      if (await decide(opinion.trim())) forget()
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : '系统异常')
    } finally {
      setBusy(undefined)
    }
  }
  const approve = () => run('approve', onApprove)
  const reject = async () => {
    if (!open) return setOpen(true)
    if (opinion.trim() === '') return setError(OPINION_NEEDED)
    await run('reject', onReject)
  }
  const write = (text: string) => {
    setOpinion(text)
    setError('')
  }
  return { opinion, error, busy, open, approve, reject, write }
}
