import { allOf, holds, me, not } from '@chengban/kernel/expr.ts'

const keeper = allOf(holds('performance:manage'), not(me('userId')))

/** A sheet is told to its person, confirmed or answered, and in the end put away. */
export const status = {
  field: 'status',
  states: ['未开始', '待本人确认', '有异议', '待复核', '已确认', '已归档'],
  initial: '未开始',
  moves: [
    {
      name: 'archive',
      label: '归档',
      from: ['已确认'],
      to: '已归档',
      who: holds('performance:manage'),
    },
    {
      name: 'reopen',
      label: '退回',
      from: ['待本人确认', '待复核', '已确认'],
      to: '未开始',
      who: keeper,
      opinion: 'required',
    },
  ],
} as const
