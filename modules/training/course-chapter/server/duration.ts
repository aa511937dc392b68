import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

/** As measured at the upload; a film whose length nobody can tell teaches nothing that can be counted. */
export const courseChapterDuration: Handler<'courseChapter'> = ({ row }) => {
  const [film] = row.video ?? []
  if (row.type !== '视频' || !film) return 0
  if (!film.duration) throw invalid({ video: '无法读取视频时长' })
  return film.duration
}
