import type { AnswerOf, InputOf } from '@chengban/kernel/call.ts'
import { present } from '@chengban/kernel/present.ts'
import { request } from '@chengban/ui/api/request.ts'
import type { FileEntry } from '@chengban/ui/files/file-entry.ts'
import type { startQuiz, submitQuiz } from '../../course-attempt/quiz.call.ts'
import type { learn } from '../../course-log/learn.call.ts'
import type { learningFigures } from '../../course-log/statistics.call.ts'
import type { readCourses } from '../course.call.ts'

export interface Chapter {
  readonly id: string
  readonly name: string
  readonly type: '视频' | '文档' | '测验'
  /** Seconds of a film. */
  readonly duration: number | null
  readonly isRequired: boolean
  readonly isOpen: boolean
  readonly isFinish: boolean
  readonly watched: number
  readonly position: number
  readonly best: number | null
  /** Interval in seconds at which the player reports progress. */
  readonly beatSeconds: number
  /** Tries of a quiz that are left. */
  readonly left: number | null
}

/** What one has of a course. */
export interface OwnLog {
  readonly status: '未学' | '学习中' | '已学完' | '已评分'
  readonly progress: number
  readonly isRequired: boolean
  readonly dueDate: string | null
  readonly isLate: boolean
  readonly isLike: boolean
  readonly isCollect: boolean
}

/** All of a course as its learner meets it. */
export interface WholeCourse {
  readonly id: string
  readonly name: string
  readonly summary: string | null
  readonly content: string | null
  readonly target: string | null
  readonly file: readonly FileEntry[] | null
  readonly isOrdered: boolean
  readonly teacherId: string
  readonly creatorId: string
  readonly teacherUser?: { readonly name: string }
  readonly fraction: string | null
  readonly fractionCount: number
  readonly chapters: readonly Chapter[]
  readonly resume: { readonly chapterId: string; readonly position: number } | null
  readonly documents: readonly { readonly id: string; readonly name: string; readonly type: string }[]
}

export type CourseNode = Omit<AnswerOf<typeof readCourses>['nodes'][number], 'log' | 'cover' | 'tags' | 'category'> & {
  readonly log: OwnLog | null
  readonly cover: readonly FileEntry[]
  readonly tags: readonly string[]
  readonly category: { readonly id: string; readonly name: string }
}

export interface CourseHit {
  readonly nodes: readonly CourseNode[]
  readonly totalCount: number
  readonly course?: WholeCourse
}

export const readCourseList = (query: InputOf<typeof readCourses>): Promise<CourseHit> =>
  request<CourseHit>('GET', '/api/qlxx/course', { query: query })

/** A course with what one has of it. */
export const readCourse = async (id: string): Promise<{ course: WholeCourse; own: CourseNode | undefined }> => {
  const { nodes, course } = await readCourseList({ id })
  return { course: present(course), own: nodes[0] }
}

/** What the server says to a beat; of the chapter, where one is open. */
export interface Beaten extends Omit<AnswerOf<typeof learn>, 'chapterLog'> {
  readonly chapterLog?: {
    readonly watched: number
    readonly furthest: number
    readonly readSeconds: number
    readonly isFinish: boolean
  }
}

export const sendBeat = (body: InputOf<typeof learn>): Promise<Beaten> =>
  request('POST', '/api/course-log/add', { body })

export const keepPlace = (body: object): Promise<unknown> =>
  request('POST', '/api/course-log/temporary-storage', { body })

export type Paper = AnswerOf<typeof startQuiz>
export type Graded = AnswerOf<typeof submitQuiz>
/** Chosen letters by question. */
export type Answers = Readonly<Record<string, readonly string[]>>

export const beginQuiz = (courseId: string, chapterId: string): Promise<Paper> =>
  request('POST', '/api/course-log/action/startQuiz', { body: { courseId, chapterId } })

export const handInQuiz = (attemptId: string, answers: Answers): Promise<Graded> =>
  request('POST', '/api/course-log/action/submitQuiz', { body: { attemptId, answers } })

export const readFigures = (date1: string, date2: string): Promise<AnswerOf<typeof learningFigures>> =>
  request('GET', '/api/qlxx/statistics', { query: { date1, date2 } })
