import { useRef, useState } from 'react'
import { allowedAt, furthestOf, type Watched } from './film.ts'

/** Milliseconds of real time between two reports to the server. */
const every = 5000
/** The server counts no more film in a second. */
const fastest = 2

interface Film {
  readonly url: string
  readonly tell: (watched: Watched) => Promise<number>
  readonly onWatched: (watched: Watched) => void
  readonly onOver: () => void
}

/** A player that goes no further than was watched; how far that is the server keeps. */
export const useFilm = ({ url, tell, onWatched, onOver }: Film) => {
  const player = useRef<HTMLVideoElement>(null)
  const furthest = useRef(0)
  const told = useRef(Number.NEGATIVE_INFINITY)
  const at = useRef(0)
  const [lost, setLost] = useState('')
  const beat = async (): Promise<number | undefined> => {
    told.current = performance.now()
    const watched = { furthest: furthest.current, duration: player.current?.duration ?? Number.NaN }
    const counted = await tell(watched).catch(() => undefined)
    if (counted !== undefined) onWatched({ ...watched, furthest: counted })
    return counted
  }
  const reach = (seconds: number): void => {
    furthest.current = furthestOf(furthest.current, seconds)
  }
  return {
    ref: player,
    onLoadedMetadata: () => {
      if (player.current && at.current > 0) player.current.currentTime = at.current
      // the server's record includes other devices: nobody has to watch that part again
      void beat().then((counted = 0) => {
        furthest.current = Math.max(furthest.current, counted)
      })
    },
    onTimeUpdate: () => {
      const video = player.current
      if (!video || video.seeking) return
      at.current = video.currentTime
      reach(video.currentTime)
      if (performance.now() - told.current >= every) void beat()
    },
    onRateChange: () => {
      if (player.current && player.current.playbackRate > fastest) player.current.playbackRate = fastest
    },
    onSeeking: () => {
      const video = player.current
      const allowed = video && allowedAt(furthest.current, video.currentTime)
      if (video && allowed !== null && video.currentTime > (allowed ?? 0) + 0.5) video.currentTime = allowed ?? 0
    },
    onPause: () => void beat(),
    onEnded: () => {
      reach(player.current?.duration ?? 0)
      void beat()
    },
    // once: a film that cannot be played at all is not asked for again and again
    onError: () => {
      if (lost === url) return
      setLost(url)
      onOver()
    },
  }
}
