import { call } from '@chengban/kernel/call.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

const courseId = text('课程', { required: true, max: 64 })
const chapterId = text('章节', { required: true, max: 36 })

/** Starts a quiz attempt, or continues the open one. The paper never contains the correct answers. */
export const startQuiz = call({
  method: 'POST',
  path: '/course-log/action/startQuiz',
  label: '开始测验',
  input: { courseId, chapterId },
  answer: {
    attemptId: 'uuid',
    number: 'int',
    left: 'int',
    tzEnd: 'datetime',
    questions: [
      {
        questionId: 'uuid',
        type: 'text',
        content: 'text',
        images: 'json',
        options: [{ key: 'text', text: 'text' }],
        score: 'int',
      },
    ],
    draft: 'json',
  },
})

/** Handed in once; again it answers what came of it. */
export const submitQuiz = call({
  method: 'POST',
  path: '/course-log/action/submitQuiz',
  label: '交卷',
  input: { attemptId: text('测验', { required: true, max: 36 }), answers: json('答案') },
  answer: {
    score: 'int',
    isPass: 'bool',
    best: 'int?',
    left: 'int',
    detail: [{ questionId: 'uuid', right: 'bool', 'answer?': 'json', 'analysis?': 'text?' }],
  },
})

/** Somebody gets their tries back, with a reason; the best result stays. */
export const resetAttempts = call({
  method: 'POST',
  path: '/course-log/action/resetAttempts',
  label: '重置测验',
  offered: {
    of: 'courseLog',
    on: 'record',
    from: { courseId: 'courseId', userId: 'userId' },
    asks: { chapterId: ref('章节', 'courseChapter', { required: true }) },
    done: '已重置，还可答{left}次',
  },
  input: {
    courseId,
    userId: ref('学员', 'user', { required: true }),
    chapterId,
    reason: longText('原因', { max: 200 }),
  },
  answer: { left: 'int' },
})
