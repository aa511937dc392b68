import { call } from '@chengban/kernel/call.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { columns } from '@chengban/kernel/structure.ts'

const courseId = text('课程', { required: true, max: 64 })
const log = columns('courseLog', [
  'id',
  'version',
  'courseId',
  'status',
  'progress',
  'seconds',
  'lastChapterId',
  'tzStart',
  'tzLast',
])
const chapterLog = columns('courseChapterLog', [
  'id',
  'chapterId',
  'ranges',
  'watched',
  'furthest',
  'position',
  'readSeconds',
  'isEnd',
  'isFinish',
])

/** A course is begun, a chapter is opened, or its player says that it still plays. */
export const learn = call({
  method: 'POST',
  path: '/course-log/add',
  label: '学习课程',
  input: {
    courseId,
    chapterId: text('章节', { max: 36 }),
    sessionId: text('会话', { max: 36 }),
    seq: int('序号', { min: 1 }),
    from: int('开始'),
    to: int('结束'),
    rate: decimal('倍速', { digits: 2 }),
    end: bool('已到末尾'),
  },
  answer: { courseLog: log, 'chapterLog?': chapterLog, sessionId: 'uuid?', credited: 'int', open: ['uuid'] },
})

/** Where somebody wants to go on, or what they have answered so far; it earns nothing. */
export const keepPlace = call({
  method: 'POST',
  path: '/course-log/temporary-storage',
  label: '暂存学习位置',
  input: {
    courseId,
    chapterId: text('章节', { required: true, max: 36 }),
    position: int('位置'),
    attemptId: text('测验', { max: 36 }),
    answers: json('答案'),
  },
  answer: { saved: 'bool', tz: 'datetime' },
})

/** Checks again whether the course is finished. The call cannot finish a course by request alone. */
export const finishCourse = call({
  method: 'POST',
  path: '/course-log/finish',
  label: '学完课程',
  input: { courseId },
  answer: {
    status: 'text',
    progress: 'int',
    missing: [{ chapterId: 'uuid', name: 'text', reason: 'text' }],
  },
})

const value = bool('是否', { required: true })

export const likeCourse = call({
  method: 'POST',
  path: '/course-log/like',
  label: '点赞课程',
  input: { courseId, value },
  answer: { isLike: 'bool', likeCount: 'int' },
})

export const collectCourse = call({
  method: 'POST',
  path: '/course-log/collect',
  label: '收藏课程',
  input: { courseId, value },
  answer: { isCollect: 'bool', collectCount: 'int' },
})
