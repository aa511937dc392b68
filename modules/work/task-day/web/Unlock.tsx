import { KEPT_WORDS } from '@chengban/ui/outbox/keep-unsent.ts'
import { useState } from 'react'
import { askUnlock, type Today } from './day-calls.ts'
import { useSending } from './use-day.ts'

interface Props {
  readonly today: Today
  readonly again: () => void
}

/** What people mostly say. */
const usual = ['外出没有网络', '出差', '请假', '忘记提交'] as const

/** Asks the head to open a locked report again: the reason, and one press. */
export const Unlock = ({ today, again }: Props) => {
  const [reason, setReason] = useState('')
  // named by the day: its report may be made by the press that asks
  const kept = `unlock ${today.report.kind} ${today.date}`
  const { isBusy, isWaiting, refused, send } = useSending(again, () => setReason(''), { title: '申请解锁', kept })
  const ask = (): Promise<void> =>
    send([], async () => {
      try {
        await askUnlock(today, reason.trim())
      } catch (error) {
        // its report may be there now, and is made only once
        if (!today.report.id) again()
        throw error
      }
      return '已申请解锁，主管同意后即可补交'
    })
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
      <p className="cb-day-reasons">
        {usual.map((word) => (
          <button key={word} type="button" aria-pressed={reason === word} onClick={() => setReason(word)}>
            {word}
          </button>
        ))}
      </p>
      <p role="alert">{isWaiting ? KEPT_WORDS : refused}</p>
      <button type="submit" className="cb-button ink" disabled={isBusy || !reason.trim()}>
        申请解锁
      </button>
    </form>
  )
}
