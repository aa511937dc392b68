import { call } from '@chengban/kernel/call.ts'
import { anyOf, holds, me } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A draft of one's own with the chapters and questions of a course, without who learnt it. */
export const copyCourse = call({
  method: 'POST',
  path: '/course/action/copy',
  label: '复制课程',
  offered: {
    of: 'course',
    on: 'record',
    when: anyOf(holds('course:manage'), me('creatorId'), me('teacherId')),
    done: '已复制为草稿：{name}',
  },
  who: anyOf(holds('course:apply'), holds('course:manage')),
  input: { id: text('课程', { required: true, max: 64 }) },
  answer: { id: 'text', name: 'text' },
})
