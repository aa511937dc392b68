import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Courses are opened to everybody, or closed to those they name; all of them or none. */
export const openAll = call({
  method: 'POST',
  path: '/qlxx/openAll',
  label: '批量开放课程',
  offered: {
    of: 'course',
    on: 'rows',
    label: '可见范围',
    leaves: ['categoryId'],
    done: '已变更{changed}门课程',
  },
  who: holds('course:manage'),
  input: {
    ids: json('课程'),
    categoryId: text('分类', { max: 64 }),
    isOpen: bool('全员可见', { required: true }),
  },
  answer: { changed: 'int' },
})
