import type { Engine } from '@chengban/engine/engine.ts'
import { openAfter } from '../../course-log/open-after.ts'
import { course } from '../course.entity.ts'

interface Chapter {
  readonly id: string
  readonly name: string
  readonly type: '视频' | '文档' | '测验'
  readonly duration: number | null
  readonly isRequired: boolean
  readonly isFinish: boolean
  readonly watched: number
  readonly position: number
  readonly best: number | null
  readonly tries: number
}

/** All of a course as its learner meets it: which chapters may be opened, and where to go on. */
export const readOne = async (engine: Engine, id: string) => {
  const seen = await engine.detail(course, id)
  const [chapters, documents, [log], [beat]] = await Promise.all([
    engine.read<Chapter>({ text: chaptersSql, params: [id] }),
    engine.read<object>({ text: documentsSql, params: [id] }),
    engine.read<{ last: string | null }>({
      text: 'select last_chapter_id::text as last from public.course_log where course_id = $1 and user_id = app.me()',
      params: [id],
    }),
    engine.read<{ seconds: number }>({ text: beatSql }),
  ])
  const open = new Set(openAfter(chapters, seen.isOrdered === true))
  return {
    ...withoutChapters(seen),
    chapters: chapters.map(({ tries, ...chapter }) => ({
      ...chapter,
      isOpen: open.has(chapter.id),
      beatSeconds: beat?.seconds ?? 15,
      left: chapter.type === '测验' ? Math.max(0, Number(seen.attempts) - tries) : null,
    })),
    resume: resumeOf(chapters, log?.last ?? null),
    documents,
  }
}

/** Removes the chapter rows, because they contain video addresses; learners receive those from the player instead. */
const withoutChapters = ({ chapters: _chapters, ...rest }: Record<string, unknown>) => rest

/** Where one was; behind a finished chapter the next that is not, from its beginning. */
const resumeOf = (chapters: readonly Chapter[], last: string | null) => {
  const at = chapters.findIndex(({ id }) => id === last)
  const there = chapters[at]
  if (there && !there.isFinish) return { chapterId: there.id, position: there.position }
  const next = [...chapters.slice(at + 1), ...chapters].find(({ isFinish }) => !isFinish)
  return next ? { chapterId: next.id, position: 0 } : null
}

const chaptersSql = `
  select h.id::text, h.name, h.type, case h.type when '视频' then h.duration end as duration, h.is_required as "isRequired",
    coalesce(g.is_finish, false) as "isFinish", coalesce(g.watched, 0) as watched, coalesce(g.position, 0) as position, g.best,
    (select count(*)::integer from public.course_attempt a where a.course_log_id = l.id and a.chapter_id = h.id
      and a.status <> '已清零') as tries
  from public.course_chapter h
    left join public.course_log l on l.course_id = h.course_id and l.user_id = app.me()
    left join public.course_chapter_log g on g.course_log_id = l.id and g.chapter_id = h.id
  where h.course_id = $1 order by h.sort, h.id`

/** Interval in seconds at which the player reports progress. */
const beatSql = `select greatest(1, app.setting_figure('course.beatSeconds')::integer) as seconds`

const documentsSql = `select d.id::text, d.name, d.type from public.documentation d
  where d.course_id = $1 and d.status = '已发布' order by d.is_top desc, d.sort, d.id`
