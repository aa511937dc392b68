import { clock } from '@chengban/engine/clock.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import type { InputOf } from '@chengban/kernel/call.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { settingsOf } from '@chengban/modules/platform/config/server/setting.ts'
import { credit, type Ranges } from '../credit.ts'
import type { learn } from '../learn.call.ts'
import { type Chapter, type Log, touch } from './log.ts'

interface Beating {
  readonly log: Log
  readonly chapter: Chapter
  readonly row: RowOf<'courseChapterLog'>
  readonly session: RowOf<'courseSession'>
  readonly input: InputOf<typeof learn>
}

/** One report of a player. One that comes twice says nothing new; what lay between two is lost. Gives the seconds it earned. */
export const beat = async (within: Within, { log, chapter, row, session, input }: Beating): Promise<number> => {
  const seq = input.seq ?? session.seq + 1
  if (seq <= session.seq) return 0
  const set = await settingsOf(within.tx, ['course.beatMax', 'course.maxRate', 'course.finishRate'])
  const now = clock.now()
  const since = Date.parse(session.tzBeat ?? session.tzOpen ?? now.toISOString())
  const wall = Math.min(Math.max(0, now.getTime() - since) / 1000, set['course.beatMax'])
  const rate = Math.min(Number(input.rate ?? 1), Number(set['course.maxRate']))
  const film = chapter.type === '视频'
  const made = film
    ? watched({ chapter, row, session, input }, wall, rate, set['course.finishRate'])
    : read({ chapter, row, input }, wall)
  await change(within, 'courseChapterLog', row.id, { ...made.values, ...finish(row, made.isDone, now) })
  await change(within, 'courseSession', session.id, { seq, tzBeat: now.toISOString(), bank: made.bank.toFixed(3) })
  await touch(within, log, chapter.id, made.seconds)
  return made.credited
}

/** Sets the finish time once; a finished chapter never becomes unfinished here. */
const finish = ({ isFinish }: RowOf<'courseChapterLog'>, isDone: boolean, now: Date) =>
  !isFinish && isDone ? { isFinish: true, tzFinish: now.toISOString() } : {}

const watched = ({ chapter, row, session, input }: Omit<Beating, 'log'>, wall: number, rate: number, share: number) => {
  const [from, to, duration] = [input.from ?? -1, input.to ?? -1, Number(chapter.duration ?? 0)]
  if (from < 0 || to < from || to > duration) throw invalid({ from: '播放位置错误' })
  const found = credit({ ranges: row.ranges as Ranges, bank: Number(session.bank), wall, rate, from, to })
  const { ranges, watched: seconds, furthest, bank, credited } = found
  const values = { ranges: ranges, watched: seconds, furthest, position: to }
  return { values, bank, credited, seconds: credited, isDone: duration > 0 && seconds * 100 >= duration * share }
}

/** A document counts by the time it lay open, and its end must have been reached. */
const read = ({ chapter, row, input }: Pick<Beating, 'chapter' | 'row' | 'input'>, wall: number) => {
  const passed = Math.floor(wall)
  const readSeconds = Number(row.readSeconds) + passed
  const isEnd = row.isEnd || input.end === true
  const isDone = isEnd && readSeconds >= Number(chapter.minSeconds ?? 0)
  return { values: { readSeconds, isEnd }, bank: 0, credited: passed, seconds: passed, isDone }
}
