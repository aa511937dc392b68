import type { SyntheticEvent } from 'react'
import type { Chapter } from './learn-calls.ts'
import { seekable } from './played.ts'

/** Playback state of a video: start of the unreported part, last position, furthest position watched and speed. */
export interface Track {
  since: number
  last: number
  furthest: number
  rate: number
}

interface Options {
  readonly track: Track
  readonly chapter: Chapter
  readonly allowSeek: boolean
  /** Reports the part played so far. */
  readonly flush: () => void
  /** Gives whether one sits before the film now. */
  readonly sit: () => Promise<boolean>
  readonly onEnd: () => void
}

type Film = SyntheticEvent<HTMLVideoElement>

/** What the player says, and what follows from it. */
export const filmEvents = ({ track, chapter, allowSeek, flush, sit, onEnd }: Options) => ({
  onLoadedMetadata: ({ currentTarget }: Film): void => {
    // at its end it begins anew
    const isOver = chapter.duration !== null && chapter.position >= chapter.duration - 1
    currentTarget.currentTime = isOver ? 0 : chapter.position
  },
  onPlay: ({ currentTarget }: Film): void => {
    track.since = currentTarget.currentTime
    track.last = currentTarget.currentTime
    void sit().then((sits) => sits || currentTarget.pause())
  },
  onTimeUpdate: ({ currentTarget }: Film): void => {
    // during seeking, the position does not count as played
    if (!currentTarget.seeking) track.last = currentTarget.currentTime
  },
  onSeeking: ({ currentTarget }: Film): void => {
    flush()
    const to = seekable(currentTarget.currentTime, Math.max(track.furthest, track.last), allowSeek)
    if (to < currentTarget.currentTime) currentTarget.currentTime = to
    track.since = to
    track.last = to
  },
  onPause: flush,
  onEnded: (): void => {
    flush()
    onEnd()
  },
})
