import { ApiError } from '@chengban/ui/api/api-error.ts'
import { notify } from '@chengban/ui/api/notices.ts'
import { today as dayToday } from '@chengban/ui/dates/date-time.ts'
import { keepUnsent } from '@chengban/ui/outbox/keep-unsent.ts'
import { useOutboxSlot } from '@chengban/ui/outbox/use-outbox.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { readDay } from './day-calls.ts'
import { faultsOf, type Line } from './day-lines.ts'

/** The day that the address names, else today. */
export const useDay = () => {
  const [params] = useSearchParams()
  const date = params.get('date') ?? dayToday()
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['taskDay', 'today', date],
    queryFn: () => readDay(date),
    // no automatic refetch, which would replace text being typed
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
  return { date, today: data, error, again: () => void refetch(), readAt: dataUpdatedAt }
}

/** The title of a submission, and the key of its draft on the device. */
interface HandIn {
  readonly title: string
  readonly kept: string
}

/**
 * Sends one request at a time and calls `sent` after success. A refused request leaves the text on screen, with
 * `faults` by line key. A request without an answer waits in the outbox: `isWaiting`.
 */
export const useSending = (again: () => void, sent: () => void, { title, kept }: HandIn) => {
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const send = async (lines: readonly Line[], work: () => Promise<string>): Promise<void> => {
    setBusy(true)
    setRefused(undefined)
    setFaults({})
    try {
      notify({ kind: 'done', text: await work() })
      sent()
      again()
    } catch (error) {
      if (await keepUnsent(error, { title, slot: kept, forgets: [kept] })) return
      setRefused(error instanceof Error ? error.message : String(error))
      if (error instanceof ApiError) setFaults(faultsOf(error.fields, lines))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, isWaiting: useOutboxSlot(kept)?.state === 'waiting', refused, faults, send }
}
