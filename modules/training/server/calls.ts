import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { shelves } from '../category/server/shelves.ts'
import { readShelves } from '../category/shelves.call.ts'
import { check } from '../course/check.call.ts'
import { copyCourse } from '../course/copy.call.ts'
import { openAll } from '../course/open-all.call.ts'
import { readCourses } from '../course/read.call.ts'
import { checkChapter } from '../course/server/check.ts'
import { copy } from '../course/server/copy.ts'
import { openTogether } from '../course/server/open-all.ts'
import { courses } from '../course/server/read.ts'
import { refuseSwitch } from '../course/server/switch.ts'
import { switchCourse } from '../course/switch.call.ts'
import { resetAttempts, startQuiz, submitQuiz } from '../course-attempt/quiz.call.ts'
import { hand, start } from '../course-attempt/server/quiz.ts'
import { reset } from '../course-attempt/server/reset.ts'
import { sortChapters } from '../course-chapter/server/sort.ts'
import { orderChapters } from '../course-chapter/sort.call.ts'
import { likeComment, rateCourse } from '../course-comment/marks.call.ts'
import { toggleLike } from '../course-comment/server/like.ts'
import { rate } from '../course-comment/server/rate.ts'
import { say } from '../course-comment/server/say.ts'
import { talk } from '../course-comment/server/talk.ts'
import { readTalk, sayComment } from '../course-comment/talk.call.ts'
import { collectCourse, finishCourse, keepPlace, learn, likeCourse } from '../course-log/learn.call.ts'
import { readCourseFigures } from '../course-log/server/course-statistics.ts'
import { learnCourse } from '../course-log/server/learn.ts'
import { collect, finish, keepPosition, like } from '../course-log/server/marks.ts'
import { readFigures } from '../course-log/server/statistics.ts'
import { courseFigures, learningFigures } from '../course-log/statistics.call.ts'
import { importQuestions } from '../course-question/import.call.ts'
import { bringQuestions } from '../course-question/server/import.ts'
import { voteFor } from '../documentation/server/vote.ts'
import { vote } from '../documentation/vote.call.ts'

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
  answer(orderChapters, sortChapters),
  answer(readTalk, talk),
  answer(sayComment, say),
  answer(openAll, openTogether),
  answer(copyCourse, copy),
  answer(switchCourse, refuseSwitch),
  answer(readShelves, shelves),
  answer(readCourses, courses),
  answer(learningFigures, readFigures),
  answer(courseFigures, readCourseFigures),
  answer(importQuestions, bringQuestions),
  answer(vote, voteFor),
]
