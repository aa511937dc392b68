import { ApiError } from '@chengban/ui/api/api-error.ts'
import { notify } from '@chengban/ui/api/notices.ts'
import { useState } from 'react'
import { askUnlock, type Today } from './day-calls.ts'

interface Props {
  readonly report: Today['report']
  readonly again: () => void
}

/** A locked report is opened again by the head: why, and one press. */
export const Unlock = ({ report, again }: Props) => {
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState('')
  const [isBusy, setBusy] = useState(false)
  const ask = async (): Promise<void> => {
    setBusy(true)
    setRefused('')
    try {
      await askUnlock(report, reason.trim())
      notify({ kind: 'done', text: '已申请解锁，主管同意后即可补交' })
      again()
    } catch (error) {
      const fields = error instanceof ApiError ? Object.values(error.fields) : []
      setRefused(fields[0] ?? (error instanceof Error ? error.message : String(error)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="cb-day-unlock" action={ask}>
      <label>
        解锁原因
        <input
          className="cb-input"
          value={reason}
          maxLength={200}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      <p role="alert">{refused}</p>
      <button type="submit" className="cb-button ink" disabled={isBusy || !reason.trim()}>
        申请解锁
      </button>
    </form>
  )
}
