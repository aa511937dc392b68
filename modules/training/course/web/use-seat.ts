import { ApiError } from '@chengban/ui/api/api-error.ts'
import { reportError } from '@chengban/ui/api/error-notice.ts'
import { useRef, useState } from 'react'
import { type Beaten, sendBeat } from './learn-calls.ts'

/** What the server says to a window that another one followed. */
const taken = '已在其他窗口学习'

/** What a beat says beside who plays: the part of a film, or that a document's end was reached. */
interface BeatDetails {
  readonly from?: number
  readonly to?: number
  readonly rate?: string
  readonly end?: boolean
}

/**
 * Opens a learner's session for one chapter once and sends its beats to the server one after another. Opening the
 * chapter in another window takes the session over.
 */
export const useSeat = (courseId: string, chapterId: string, onTold: (beaten: Beaten) => void) => {
  const [isTaken, setTaken] = useState(false)
  const session = useRef<string>(undefined)
  const seq = useRef(0)
  const line = useRef(Promise.resolve())
  const inLine = (work: () => Promise<void>): Promise<void> => {
    line.current = line.current.then(work).catch((error: unknown) => {
      if (error instanceof ApiError && error.message === taken) {
        session.current = undefined
        setTaken(true)
      } else reportError(error)
    })
    return line.current
  }
  /** Returns whether the session is open; without one, playing earns no progress. */
  const open = async (): Promise<boolean> => {
    await inLine(async () => {
      if (session.current) return
      const beaten = await sendBeat({ courseId, chapterId })
      session.current = beaten.sessionId ?? undefined
      seq.current = 0
      setTaken(false)
      onTold(beaten)
    })
    return session.current !== undefined
  }
  const tell = (said: BeatDetails): Promise<void> =>
    inLine(async () => {
      if (!session.current) return
      seq.current += 1
      onTold(await sendBeat({ courseId, chapterId, sessionId: session.current, seq: seq.current, ...said }))
    })
  return { isTaken, isOpen: () => session.current !== undefined, open, tell }
}
