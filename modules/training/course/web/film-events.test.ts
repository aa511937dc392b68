import { expect, test, vi } from 'vitest'
import { filmEvents, type Track } from './film-events.ts'
import type { Chapter } from './learn-calls.ts'
import { playedPart } from './played.ts'

const chapter = { id: 'c', duration: 600, position: 250, watched: 0 } as Chapter

/** A fake player that collects the reported parts. */
const play = (allowSeek = true, sits = true) => {
  const film = { currentTime: 0, seeking: false, pause: vi.fn() }
  const track: Track = { since: 0, last: 0, furthest: 60, rate: 1 }
  const told: unknown[] = []
  const flush = (): void => {
    const part = playedPart(track.since, track.last, 600)
    if (part) {
      told.push([part.from, part.to])
      track.since = part.to
    }
  }
  const on = filmEvents({ track, chapter, allowSeek, flush, sit: async () => sits, onEnd: vi.fn() })
  const event = { currentTarget: film } as never
  const until = (second: number): void => {
    film.currentTime = second
    on.onTimeUpdate(event)
  }
  const windTo = (second: number): void => {
    film.currentTime = second
    film.seeking = true
    on.onSeeking(event)
    on.onTimeUpdate(event)
    film.seeking = false
  }
  return { film, told, on, event, until, windTo }
}

test('goes on where one stopped, and from the beginning where that was the end', () => {
  const { film, on, event } = play()
  on.onLoadedMetadata(event)
  expect(film.currentTime).toBe(250)
  const over = filmEvents({
    track: { since: 0, last: 0, furthest: 0, rate: 1 },
    chapter: { ...chapter, position: 599 },
    allowSeek: true,
    flush: vi.fn(),
    sit: async () => true,
    onEnd: vi.fn(),
  })
  over.onLoadedMetadata(event)
  expect(film.currentTime).toBe(0)
})

test('what is jumped over is not told of as played', () => {
  const { told, on, event, until, windTo } = play()
  on.onPlay(event)
  until(60.5)
  windTo(500)
  until(512)
  on.onPause()
  expect(told).toEqual([
    [0, 60],
    [500, 512],
  ])
})

test('winding ahead is refused beyond what was seen, where the course says so', () => {
  const { film, until, windTo, on, event } = play(false)
  on.onPlay(event)
  until(20)
  windTo(500)
  expect(film.currentTime).toBe(60)
  windTo(10)
  expect(film.currentTime).toBe(10)
})

test('whoever gets no seat plays nothing', async () => {
  const { film, on, event } = play(true, false)
  on.onPlay(event)
  await vi.waitFor(() => expect(film.pause).toHaveBeenCalled())
})
