import type { Sql } from '@chengban/engine/db/sql.ts'
import { linkTo, notify } from '@chengban/engine/row/announce.ts'
import { course } from '../../course/course.entity.ts'
import { documentCourseNew } from '../new.notice.ts'

/** Somebody who has to finish a course from now on. */
export interface Newly {
  readonly courseId: string
  readonly userId: string
  readonly dueDate: string | null
}

/** One message to each, however many courses come at once. */
export const tellLearners = async (tx: Sql, newly: readonly Newly[]): Promise<void> => {
  if (newly.length === 0) return
  const rows = await tx.query<{ id: string; name: string }>('select id, name from store.course where id = any ($1)', [
    [...new Set(newly.map(({ courseId }) => courseId))],
  ])
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const people = Map.groupBy(newly, ({ userId }) => userId)
  await notify(
    tx,
    [...people].map(([userId, courses]) => ({
      userId,
      kind: '通知' as const,
      code: documentCourseNew.code,
      ...wordsOf(courses, names),
    })),
  )
}

const wordsOf = (courses: readonly Newly[], names: ReadonlyMap<string, string>) => {
  const [first] = courses.toSorted((one, other) => String(one.dueDate).localeCompare(String(other.dueDate)))
  const until = `请于${first?.dueDate}前学完`
  if (!first || courses.length > 1)
    return { title: `【必修】新增${courses.length}门必修课程，最早一门${until}`, link: '/yyxx/kczx' }
  const about = { module: course.name, relevanceId: first.courseId, link: linkTo(course, first.courseId) }
  return { title: `【必修】课程【${names.get(first.courseId)}】${until}`, ...about }
}
