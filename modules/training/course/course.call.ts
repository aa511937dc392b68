import { call } from '@chengban/kernel/call.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const person = { id: 'uuid', name: 'text' } as const

/** The courses one may learn, with how far one has come; with `id` all of one. */
export const readCourses = call({
  method: 'GET',
  path: '/qlxx/course',
  label: '课程中心',
  input: {
    id: text('课程', { max: 64 }),
    categoryId: text('分类', { max: 64 }),
    keyword: text('关键词', { max: 100 }),
    level: text('难度', { max: 64 }),
    tag: text('标签', { max: 64 }),
    teacherId: ref('讲师', 'user'),
    mine: oneOf('我的', ['必修', '学习中', '已学完', '收藏', '我的课程']),
    sort: oneOf('排序', ['综合', '最新', '最热', '评分']),
    pageNumber: int('页码'),
    pageSize: int('每页条数'),
  },
  answer: {
    nodes: [
      {
        id: 'text',
        name: 'text',
        cover: 'files',
        summary: 'text?',
        category: 'json',
        teacher: person,
        level: 'text?',
        tags: 'json',
        duration: 'int?',
        chapterCount: 'int',
        learnCount: 'int',
        fraction: 'decimal?',
        isTop: 'bool',
        log: 'json',
      },
    ],
    totalCount: 'int',
    'course?': 'json',
  },
})
