import { reportError } from '@chengban/ui/api/error-notice.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { beatDocument, confirmDocument, type OpenedDocument } from './document-calls.ts'

const pause = 10_000

/**
 * Counts the seconds a document has been in sight: reports them to the server every ten seconds and counts locally in
 * between.
 */
export const useReading = (id: string, { docVersion, seconds: before, isRead, content }: OpenedDocument) => {
  const [seconds, setSeconds] = useState(before)
  const [isEnd, setEnd] = useState(isRead)
  const [isDone, setDone] = useState(isRead)
  const client = useQueryClient()
  const tell = async (atEnd = isEnd): Promise<void> => setSeconds(await beatDocument(id, docVersion, atEnd))
  const done = (): void => {
    setDone(true)
    void client.invalidateQueries({ queryKey: ['document'] })
  }
  const beat = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void tell().catch(() => undefined)
  })
  const count = useEffectEvent(() => {
    if (document.visibilityState === 'visible') setSeconds(seconds + 1)
  })
  useEffect(() => {
    if (isDone) return
    const timers = [setInterval(() => beat(), pause), setInterval(() => count(), 1000)]
    return () => timers.forEach(clearInterval)
  }, [isDone])
  const reachEnd = (): void => {
    if (isEnd) return
    setEnd(true)
    tell(true).catch(reportError)
  }
  const confirm = async (): Promise<void> => {
    try {
      await tell()
      await confirmDocument(id, docVersion)
      done()
    } catch (error) {
      reportError(error)
    }
  }
  return { seconds, isEnd, isDone, reachEnd, confirm, isReady: isEnd && seconds >= content.minSeconds }
}

export type Reading = ReturnType<typeof useReading>
