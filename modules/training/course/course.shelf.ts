import { field, holds, is, not, when } from '@chengban/kernel/expr.ts'

const keeper = holds('course:manage')

/** Whether learners find the course. */
export const shelf = {
  field: 'shelf',
  states: ['未上架', '已上架', '已下架'],
  initial: '未上架',
  moves: [
    {
      name: 'offShelf',
      label: '下架',
      from: ['已上架'],
      to: '已下架',
      who: keeper,
      opinion: 'required',
      opinionMessage: '请填写下架原因',
      set: { isTop: false },
      notify: [
        {
          to: [
            'teacherId',
            { members: 'courseLog', by: 'courseId', person: 'userId', where: is({ status: '学习中' }) },
          ],
          text: '【课程】{name}已下架',
        },
      ],
    },
    {
      name: 'onShelf',
      label: '上架',
      from: ['已下架'],
      to: '已上架',
      who: keeper,
      guards: [{ holds: is({ status: ['通过', '变更中'] }), message: '课程未通过审核' }],
      effect: 'course/onShelf',
    },
    {
      name: 'top',
      label: '置顶',
      from: ['已上架'],
      to: 'same',
      who: keeper,
      guard: 'course/top',
      set: { isTop: not(field('isTop')) },
    },
  ],
} as const

/** Puts a course on the shelf at its first approval; a later change leaves its shelf state alone. */
export const published = {
  shelf: when([[is({ shelf: '未上架' }), '已上架']], field('shelf')),
} as const
