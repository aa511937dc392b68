import type { Sql } from '@chengban/engine/db/sql.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { castOf } from '@chengban/modules/administration/server/demo/cast.ts'
import type { KeepText } from '@chengban/modules/platform/server/demo/files.ts'
import { addComments } from './demo/comments.ts'
import { addCourses } from './demo/courses.ts'
import { addFilms } from './demo/films.ts'
import { addHandouts } from './demo/handouts.ts'
import { addLogs } from './demo/logs.ts'
import { addShelves } from './demo/shelves.ts'

interface TrainingDemo {
  /** Fills the search columns of these entities. */
  readonly reindex?: (entities: readonly EntityName[]) => Promise<void>
  /** Where there is a place for files: without it there are none. */
  readonly keepText?: KeepText | undefined
}

/** The courses of the demonstration company, and how far its people have come with them. Once. */
export const trainingDemo = async (tx: Sql, { reindex, keepText }: TrainingDemo = {}): Promise<boolean> => {
  const [known] = await tx.query('select from store.category limit 1')
  if (known) return false
  const cast = await castOf(tx)
  await addShelves(tx, cast)
  const courses = await addCourses(tx, cast)
  if (keepText) await addFilms(tx, keepText, cast.who('hr01'), courses)
  await addLogs(tx, cast, courses)
  await addComments(tx, cast, courses)
  await addHandouts(tx, cast)
  await reindex?.(['category', 'course', 'courseChapter', 'documentation', 'auditTask', 'message'])
  return true
}
