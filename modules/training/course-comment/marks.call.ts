import { call } from '@chengban/kernel/call.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** Rates a finished course, with or without a comment. A second rating replaces the first. */
export const rateCourse = call({
  method: 'POST',
  path: '/course-log/comment-fraction',
  label: '评分',
  input: {
    courseId: text('课程', { required: true, max: 64 }),
    fraction: int('评分'),
    content: longText('评语', { max: 1000 }),
  },
  answer: { fraction: 'int', courseFraction: 'decimal?', fractionCount: 'int' },
})

/** A comment is liked, or no more. */
export const likeComment = call({
  method: 'POST',
  path: '/course-comment/like',
  label: '点赞评论',
  input: { id: text('评论', { required: true, max: 36 }) },
  answer: { isLike: 'bool', likeCount: 'int' },
})
