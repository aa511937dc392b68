import { useState } from 'react'

export const OPINION_NEEDED = '请填写审批意见'

type Decide = (opinion: string) => Promise<void>

/** The opinion being written, the decision being sent, and what was refused. The text stays after a refusal. */
export function useDecision(onApprove: Decide, onReject: Decide, shown: boolean) {
  const [opinion, setOpinion] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState<'approve' | 'reject'>()
  const [open, setOpen] = useState(shown)
  const run = async (name: 'approve' | 'reject', decide: Decide) => {
    setBusy(name)
    setError('')
    try {
      await decide(opinion.trim())
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
