import { call } from '@chengban/kernel/call.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** All chapters of a course in their new order; in a change into its draft. `version` is that of the course. */
export const orderChapters = call({
  method: 'POST',
  path: '/courseChapter/action/sort',
  label: '章节排序',
  input: {
    courseId: ref('课程', 'course', { required: true }),
    version: int('version', { required: true }),
    ids: json('章节', { required: true, structure: ['uuid'] }),
  },
  answer: { courseId: 'text', version: 'int' },
})
