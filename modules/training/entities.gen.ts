// Written by `npm run gen` from the folders of the area. Do not edit.
import type { Entity } from '@chengban/kernel/entity.ts'
import { category } from './category/category.entity.ts'
import { courseAssign } from './course-assign/course-assign.entity.ts'
import { courseAttempt } from './course-attempt/course-attempt.entity.ts'
import { courseChapterLog } from './course-chapter-log/course-chapter-log.entity.ts'
import { courseChapter } from './course-chapter/course-chapter.entity.ts'
import { courseComment } from './course-comment/course-comment.entity.ts'
import { courseLog } from './course-log/course-log.entity.ts'
import { courseQuestion } from './course-question/course-question.entity.ts'
import { courseSession } from './course-session/course-session.entity.ts'
import { course } from './course/course.entity.ts'
import { documentation } from './documentation/documentation.entity.ts'

export const entities: readonly Entity[] = [
  category,
  courseAssign,
  courseAttempt,
  courseChapterLog,
  courseChapter,
  courseComment,
  courseLog,
  courseQuestion,
  courseSession,
  course,
  documentation,
]
