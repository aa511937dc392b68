import type { Sql } from '@chengban/engine/db/sql.ts'
import { linkFiles } from '@chengban/engine/row/file-links.ts'
import type { KeepText } from '@chengban/modules/platform/server/demo/files.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { courseChapter } from '../../course-chapter/course-chapter.entity.ts'
import type { DemoCourse } from './courses.ts'

const most = 6

/** Recordings without a sound for the first courses, as long as their films are said to be: they can be learned. */
export const addFilms = async (
  tx: Sql,
  keep: KeepText,
  creatorId: string,
  courses: readonly DemoCourse[],
): Promise<void> => {
  const films = courses
    .slice(0, most)
    .flatMap(({ name, chapters }) =>
      chapters.filter(({ type }) => type === '视频').map(({ id, seconds }) => ({ id, seconds, name })),
    )
  for (const { id, seconds, name } of films) {
    const sound = { bytes: silence(seconds), ext: 'mp3', mime: 'audio/mpeg', duration: seconds } as const
    const entry = await keep(tx, {
      id: demoId('storedFile', id),
      name: `${name}讲解（演示，无声）.mp3`,
      sound,
      creatorId,
    })
    const video = [{ ...entry, duration: seconds }]
    await tx.query('update store.course_chapter set video = $2 where id = $1', [id, JSON.stringify(video)])
    await linkFiles(tx, courseChapter, id, { video }, ['video'], true)
  }
}

/** Frames of MPEG 2.5 layer III at 8 kHz and 8 kbit/s, one channel: 72 bytes for 72 ms, their sound all zero. */
const frame = Buffer.concat([Buffer.from([0xff, 0xe3, 0x18, 0xc4]), Buffer.alloc(68)])

const silence = (seconds: number): Buffer =>
  Buffer.concat(Array.from({ length: Math.ceil((seconds * 1000) / 72) }, () => frame))
