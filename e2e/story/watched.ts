import type { Doors } from '../doors.ts'

/** The longest time that one report of a player counts. */
const longest = 30

interface Film {
  readonly courseId: string
  readonly chapterId: string
}

/** Plays a part of a film as its player does, while time passes. */
export const watched = async (
  own: Doors,
  film: Film,
  [from, to]: readonly [from: number, to: number],
  later: (seconds: number) => Promise<void>,
): Promise<void> => {
  const { sessionId } = await own.post<{ sessionId: string }>('/api/course-log/add', film)
  for (let at = from, seq = 1; at < to; at += longest, seq++) {
    const end = Math.min(at + longest, to)
    await later(end - at)
    await own.post('/api/course-log/add', { ...film, sessionId, seq, from: at, to: end, rate: '1' })
  }
}
