import type { CallHandler } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden } from '@chengban/kernel/refusal.ts'
import { courseChapter } from '../../course-chapter/course-chapter.entity.ts'
import { courseQuestion } from '../../course-question/course-question.entity.ts'
import type { copyCourse } from '../copy.call.ts'
import { course } from '../course.entity.ts'

/**
 * Copies a course for its maker or a course manager. The copy belongs to the caller and goes through review like any
 * other.
 */
export const copy: CallHandler<typeof copyCourse> = async (engine, { id }) => {
  const seen = await engine.detail(course, id)
  const { userId, entries } = engine.writer.actor
  const isMaker = seen.creatorId === userId || seen.teacherId === userId
  if (!isMaker && !has(entries, 'course:manage')) throw forbidden()
  const name = `${String(seen.name).slice(0, longest - suffix.length)}${suffix}`
  const chapters = await chaptersOf(engine, id)
  const made = await engine.create(course, { ...picked(seen, kept), name, chapters })
  return { id: made, name }
}

const longest = 100
const mostChapters = course.lines?.chapters?.max ?? 500
const mostQuestions = courseChapter.lines?.questions?.max ?? 500
const suffix = '（副本）'
const kept = [
  ...['categoryId', 'cover', 'summary', 'content', 'target', 'level', 'tags', 'teacherId', 'lecturer'],
  ...['productLibraryId', 'isOpen', 'roleIds', 'departmentIds', 'isOrdered', 'attempts', 'credit', 'file'],
] as const
const ofChapter = [
  ...['name', 'sort', 'type', 'isRequired', 'video', 'file', 'minSeconds', 'passScore', 'limitMinutes', 'drawCount'],
  ...['allowSeek', 'content'],
] as const
const ofQuestion = ['type', 'content', 'images', 'options', 'answer', 'score', 'analysis', 'sort'] as const

type Row = Readonly<Record<string, unknown>>

/** Chapters and questions are read by two statements, however many they are. */
const chaptersOf = async (engine: Engine, courseId: string): Promise<object[]> => {
  const page = (size: number) => ({ offset: 0, size })
  const ofCourse = { filters: { courseId: { equalTo: courseId } }, sort: 'sort', columns: ['id', ...ofChapter] }
  const chapters = await engine.list(courseChapter, ofCourse, page(mostChapters))
  if (chapters.length === 0) return []
  const filters = { chapterId: { in: chapters.map(({ id }) => id) } }
  const asked = { filters, sort: 'sort', columns: ['chapterId', ...ofQuestion] }
  const questions = await engine.list(courseQuestion, asked, page(mostChapters * mostQuestions))
  return chapters.map((row) => ({
    ...picked(row, ofChapter),
    questions: questions.filter(({ chapterId }) => chapterId === row.id).map((one) => picked(one, ofQuestion)),
  }))
}

/** Picks the named fields and omits empty ones. */
const picked = (row: Row, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.filter((one) => row[one] !== null && row[one] !== undefined).map((one) => [one, row[one]]))
