import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A course is not switched off like other rows: it goes off the shelf, with a reason. */
export const switchCourse = call({
  method: 'PATCH',
  path: '/course/course-enable',
  label: '启用或停用课程',
  input: { id: text('课程', { required: true, max: 64 }) },
  answer: { id: 'text' },
})
