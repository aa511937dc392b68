import type { Sql } from '@chengban/engine/db/sql.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { castOf } from '@chengban/modules/administration/server/demo/cast.ts'
import { addComments } from './demo/comments.ts'
import { addCourses } from './demo/courses.ts'
import { addHandouts } from './demo/handouts.ts'
import { addLogs } from './demo/logs.ts'
import { addShelves } from './demo/shelves.ts'

interface TrainingDemo {
  /** Fills the search columns of these entities. */
  readonly reindex?: (entities: readonly EntityName[]) => Promise<void>
}

/** The courses of the demonstration company, and how far its people have come with them. Once. */
export const trainingDemo = async (tx: Sql, { reindex }: TrainingDemo = {}): Promise<boolean> => {
  const [known] = await tx.query('select from store.category limit 1')
  if (known) return false
  const cast = await castOf(tx)
  await addShelves(tx, cast)
  const courses = await addCourses(tx, cast)
  await addLogs(tx, cast, courses)
  await addComments(tx, cast, courses)
  await addHandouts(tx, cast)
  await reindex?.(['category', 'course', 'courseChapter', 'documentation', 'auditTask', 'message'])
  return true
}
