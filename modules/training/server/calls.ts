import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { check } from '../course/check.call.ts'
import { openAll } from '../course/open-all.call.ts'
import { checkChapter } from '../course/server/check.ts'
import { openTogether } from '../course/server/open-all.ts'
import { resetAttempts, startQuiz, submitQuiz } from '../course-attempt/quiz.call.ts'
import { hand, start } from '../course-attempt/server/quiz.ts'
import { reset } from '../course-attempt/server/reset.ts'
import { likeComment, rateCourse } from '../course-comment/marks.call.ts'
import { toggleLike } from '../course-comment/server/like.ts'
import { rate } from '../course-comment/server/rate.ts'
import { collectCourse, finishCourse, keepPlace, learn, likeCourse } from '../course-log/learn.call.ts'
import { learnCourse } from '../course-log/server/learn.ts'
import { collect, finish, keepPosition, like } from '../course-log/server/marks.ts'

export const trainingCalls: readonly NamedCall[] = [
  answer(check, checkChapter),
  answer(learn, learnCourse),
  answer(keepPlace, keepPosition),
  answer(finishCourse, finish),
  answer(likeCourse, like),
  answer(collectCourse, collect),
  answer(startQuiz, start),
  answer(submitQuiz, hand),
  answer(resetAttempts, reset),
  answer(rateCourse, rate),
  answer(likeComment, toggleLike),
  answer(openAll, openTogether),
]
