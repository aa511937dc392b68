import { call } from '@chengban/kernel/call.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Learning figures of a period: for the caller, for their people, or for everyone. */
export const learningFigures = call({
  method: 'GET',
  path: '/qlxx/statistics',
  label: '学习统计',
  input: {
    date1: date('开始日期', { required: true }),
    date2: date('结束日期', { required: true }),
    userId: ref('人员', 'user'),
    departmentId: ref('部门', 'department'),
  },
  answer: {
    begun: 'int',
    finished: 'int',
    required: 'int',
    requiredDone: 'int',
    requiredLate: 'int',
    seconds: 'int',
    credit: 'decimal',
    rate: 'int?',
    days: [{ date: 'date', seconds: 'int', finished: 'int' }],
    rank: [
      {
        userId: 'uuid',
        name: 'text',
        departmentId: 'uuid?',
        credit: 'decimal',
        finished: 'int',
        seconds: 'int?',
        place: 'int',
      },
    ],
    me: { place: 'int?', credit: 'decimal' },
    byDepartment: [{ departmentId: 'uuid', name: 'text', people: 'int', requiredRate: 'int?', seconds: 'int' }],
  },
})

/** How a course is learned: by its lecturer and keepers of all, by heads of their people. */
export const courseFigures = call({
  method: 'GET',
  path: '/qlxx/course-statistics',
  label: '课程统计',
  input: {
    courseId: text('课程', { required: true, max: 64 }),
    departmentId: ref('部门', 'department'),
    status: oneOf('状态', ['未学', '学习中', '已学完', '已评分']),
    pageNumber: int('页码'),
    pageSize: int('每页条数'),
  },
  answer: {
    course: {
      learnCount: 'int',
      finishCount: 'int',
      finishRate: 'int?',
      avgSeconds: 'int?',
      fraction: 'decimal?',
      quizPassRate: 'int?',
      quizFirstRate: 'int?',
    },
    chapters: [
      { chapterId: 'uuid', name: 'text', begun: 'int', finished: 'int', avgWatched: 'int?', dropRate: 'int?' },
    ],
    questions: [{ questionId: 'uuid', content: 'text', answered: 'int', rightRate: 'int?' }],
    nodes: [
      {
        userId: 'uuid',
        name: 'text',
        department: 'text?',
        status: 'text',
        progress: 'int',
        seconds: 'int',
        isRequired: 'bool',
        dueDate: 'date?',
        isLate: 'bool',
        best: 'int?',
        tzFinish: 'datetime?',
      },
    ],
    totalCount: 'int',
  },
})
