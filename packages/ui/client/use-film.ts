import { useEffect, useRef, useState } from 'react'
import { allowedAt, furthestOf, type Watched } from './film.ts'
import { keep, readKept } from './kept.ts'

/** Kept so often, in seconds of the film. */
const every = 5

interface Film {
  readonly url: string
  readonly onWatched: (watched: Watched) => void
  readonly onOver: () => void
}

/** A player that goes no further than was watched; how far that is stays on the device. */
export const useFilm = ({ url, onWatched, onOver }: Film) => {
  const key = `film ${url.split('?')[0]}`
  const player = useRef<HTMLVideoElement>(null)
  const furthest = useRef(readKept<number>(key) ?? 0)
  const kept = useRef(furthest.current)
  const at = useRef(0)
  const [lost, setLost] = useState('')
  const tell = (): void => onWatched({ furthest: furthest.current, duration: player.current?.duration ?? Number.NaN })
  const note = (): void => {
    kept.current = furthest.current
    keep(key, furthest.current)
  }
  const reach = (seconds: number): void => {
    furthest.current = furthestOf(furthest.current, seconds)
    if (furthest.current - kept.current >= every) note()
    tell()
  }
  useEffect(() => () => keep(key, furthest.current), [key])
  return {
    ref: player,
    onLoadedMetadata: () => {
      if (player.current && at.current > 0) player.current.currentTime = at.current
      tell()
    },
    onTimeUpdate: () => {
      const video = player.current
      if (!video || video.seeking) return
      at.current = video.currentTime
      reach(video.currentTime)
    },
    onSeeking: () => {
      const video = player.current
      const allowed = video && allowedAt(furthest.current, video.currentTime)
      if (video && allowed !== null && video.currentTime > (allowed ?? 0) + 0.5) video.currentTime = allowed ?? 0
    },
    onPause: note,
    onEnded: () => {
      reach(player.current?.duration ?? 0)
      note()
    },
    // once: a film that cannot be played at all is not asked for again and again
    onError: () => {
      if (lost === url) return
      setLost(url)
      onOver()
    },
  }
}
