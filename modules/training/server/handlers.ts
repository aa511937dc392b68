import type { HandlersOf } from '@chengban/engine/row/scene.ts'
import { categoryId } from '../category/server/id.ts'
import {
  approvedCourse,
  checkApprove,
  checkCourse,
  checkSubmit,
  checkTop,
  courseId,
  courseOnShelf,
} from '../course/server/rules.ts'
import { removingAssignment, savedAssignment } from '../course-assign/server/follow.ts'
import { urgedAssignment } from '../course-assign/server/urge.ts'
import { durationOf } from '../course-chapter/server/duration.ts'
import { removingComment, tellOfTalk } from '../course-comment/server/follow.ts'
import { checkComment } from '../course-comment/server/parent.ts'
import { finishedCourse } from '../course-log/server/finished.ts'
import { checkQuestion } from '../course-question/server/rules.ts'
import { countReading } from '../documentation/server/read.ts'
import { versionOf } from '../documentation/server/version.ts'

export const trainingHandlers = {
  'category/id': categoryId,
  'course/id': courseId,
  'course/check': checkCourse,
  'course/submit': checkSubmit,
  'course/approve': checkApprove,
  'course/approved': approvedCourse,
  'course/onShelf': courseOnShelf,
  'course/top': checkTop,
  'courseAssign/saved': savedAssignment,
  'courseAssign/urged': urgedAssignment,
  'courseAssign/removing': removingAssignment,
  'courseChapter/duration': durationOf,
  'courseComment/check': checkComment,
  'courseComment/saved': tellOfTalk,
  'courseComment/removing': removingComment,
  'courseLog/finished': finishedCourse,
  'courseQuestion/check': checkQuestion,
  'documentation/check': versionOf,
  'documentation/opened': countReading,
} satisfies HandlersOf
