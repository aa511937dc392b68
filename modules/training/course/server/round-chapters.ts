import type { Sql } from '@chengban/engine/db/sql.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { listIn } from '@chengban/kernel/list-in.ts'

/** A chapter as the round under review would have it. */
export interface RoundChapter {
  readonly id: string
  readonly name: string
  readonly type: '视频' | '文档' | '测验'
  readonly isRequired: boolean
  /** Seconds of the film, as measured when it was uploaded. */
  readonly duration: number
  readonly video: unknown
  readonly file: unknown
  readonly drawCount: number | null
  readonly questions: readonly { readonly score: number }[]
}

/** The chapters of the course in their order; those of the draft where a change has drafted them (`chapters` of the row). */
export const chaptersOf = async (
  tx: Sql,
  row: { readonly id?: unknown; readonly chapters?: unknown },
): Promise<RoundChapter[]> => {
  const standing = await tx.query<RoundChapter>(
    `select c.id, c.name, c.type, c.is_required as "isRequired", c.duration, c.video, c.file, c.draw_count as "drawCount",
       coalesce((select jsonb_agg(jsonb_build_object('score', q.score)) from store.course_question q where q.chapter_id = c.id), '[]') as questions
     from store.course_chapter c where c.course_id = $1 order by c.sort, c.id`,
    [row.id],
  )
  if (!Array.isArray(row.chapters)) return standing
  return row.chapters.map((line) => {
    const before = standing.find(({ id }) => id === line.id)
    return { ...fresh, ...before, ...line }
  })
}

/** What a new chapter has where the draft says nothing. */
const fresh = { isRequired: true, duration: 0, video: null, file: null, drawCount: null, questions: [] } as const
const usualScore = 10

/** A film drafted anew brings its length with it. */
const lengthOf = (video: unknown, duration: number): number =>
  Number(listIn<{ duration?: number }>(video)[0]?.duration ?? duration)

/** Whether a chapter has what its kind is made of. */
export const isComplete = ({ type, duration, video, file, questions }: RoundChapter): boolean => {
  if (type === '文档') return !isEmpty(file)
  if (type === '视频') return !isEmpty(video) && lengthOf(video, duration) > 0
  return questions.reduce((sum, { score = usualScore }) => sum + Number(score), 0) > 0
}
