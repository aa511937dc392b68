import type { Handler } from '@chengban/engine/row/scene.ts'
import { assignCourses } from './assign.ts'

// Decision 048: A learning log keeps the day since when a course is required

/** Whom an assignment names learns of it at once; whom it names no longer is free. */
export const courseAssignSaved: Handler<'courseAssign'> = async ({ tx, before, row }) => {
  const courses = new Set([before?.courseId, row.courseId].filter((id) => id !== undefined))
  for (const courseId of courses) await assignCourses(tx, { courseId: String(courseId) })
}

export const courseAssignRemoving: Handler<'courseAssign'> = async ({ tx, row }) => {
  await tx.query('delete from store.course_assign where id = $1', [row.id])
  await assignCourses(tx, { courseId: String(row.courseId) })
}
