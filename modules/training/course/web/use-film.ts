import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { filmEvents, type Track } from './film-events.ts'
import { type Beaten, type Chapter, keepPlace } from './learn-calls.ts'
import { playedPart } from './played.ts'
import { useSeat } from './use-seat.ts'

interface Options {
  readonly courseId: string
  readonly chapter: Chapter
  readonly allowSeek: boolean
  readonly onProgress: () => void
}

/** Plays a video and reports the played parts: at intervals, at each stop and before each jump. */
export const useFilm = ({ courseId, chapter, allowSeek, onProgress }: Options) => {
  const ref = useRef<HTMLVideoElement>(null)
  const { current: track } = useRef<Track>(trackOf(chapter))
  const [watched, setWatched] = useState(chapter.watched)
  const seat = useSeat(courseId, chapter.id, ({ chapterLog }: Beaten) => {
    if (!chapterLog) return
    track.furthest = Math.max(track.furthest, chapterLog.furthest)
    setWatched(chapterLog.watched)
    if (chapterLog.isFinish && !chapter.isFinish) onProgress()
  })
  const flush = (): void => {
    const part = playedPart(track.since, track.last, chapter.duration)
    if (!part) return
    track.since = part.to
    void seat.tell({ ...part, rate: String(track.rate) })
  }
  useBeats(
    chapter.beatSeconds * 1000,
    () => ref.current?.paused === false && flush(),
    () => ref.current?.pause(),
  )
  useLeave(() => {
    flush()
    if (seat.isOpen())
      void keepPlace({ courseId, chapterId: chapter.id, position: Math.floor(track.last) }).catch(() => undefined)
  })
  useEffect(() => {
    if (seat.isTaken) ref.current?.pause()
  }, [seat.isTaken])
  const play = (): void => void ref.current?.play().catch(() => undefined)
  return {
    ref,
    watched,
    isTaken: seat.isTaken,
    events: filmEvents({ track, chapter, allowSeek, flush, sit: seat.open, onEnd: onProgress }),
    setRate: (rate: number): void => {
      flush()
      track.rate = rate
      if (ref.current) ref.current.playbackRate = rate
    },
    restart: (): void => {
      if (ref.current) ref.current.currentTime = 0
      play()
    },
    resume: (): void => void seat.open().then((sits) => sits && play()),
  }
}

const trackOf = ({ position, watched }: Chapter): Track => ({
  since: position,
  last: position,
  furthest: Math.max(watched, position),
  rate: 1,
})

/** Every so many milliseconds; and what happens when the window goes out of sight. */
const useBeats = (beatMs: number, beat: () => void, hide: () => void): void => {
  const latest = useEffectEvent(beat)
  const hidden = useEffectEvent(() => document.visibilityState === 'hidden' && hide())
  useEffect(() => {
    const timer = setInterval(() => latest(), beatMs)
    const turn = (): void => void hidden()
    document.addEventListener('visibilitychange', turn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', turn)
    }
  }, [beatMs])
}

/** Done once when the chapter is left: another is opened, the page is. */
const useLeave = (act: () => void): void => {
  const leave = useEffectEvent(act)
  useEffect(() => {
    const gone = (): void => leave()
    addEventListener('pagehide', gone)
    return () => {
      removeEventListener('pagehide', gone)
      leave()
    }
  }, [])
}
