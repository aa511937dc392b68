import { call } from '@chengban/kernel/call.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** Comments of a course with their answers, and the spread of its marks. */
export const readTalk = call({
  method: 'GET',
  path: '/course-comment/talk',
  label: '课程的评论',
  input: {
    courseId: text('课程', { required: true, max: 64 }),
    sort: oneOf('排序', ['-tzCreate', '-likeCount']),
    pageNumber: int('页码'),
    pageSize: int('每页条数'),
  },
  answer: {
    nodes: 'json',
    totalCount: 'int',
    fraction: 'decimal?',
    fractionCount: 'int',
    spread: ['int'],
  },
})

/** A comment or an answer; with a mark it is the mark's one comment. */
export const sayComment = call({
  method: 'POST',
  path: '/course-comment',
  label: '评论课程',
  input: {
    courseId: text('课程', { required: true, max: 64 }),
    content: longText('内容', { max: 1000 }),
    parentId: text('回复的评论', { max: 36 }),
    fraction: int('评分'),
    mentions: refs('提到的人', 'user'),
  },
  answer: { id: 'uuid', tzCreate: 'datetime' },
})
