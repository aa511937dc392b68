import { asked, holds, isFilled } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Whether a comment is shown to those who see the course. */
export const hiding = {
  field: 'status',
  states: ['显示', '隐藏'],
  initial: '显示',
  moves: [
    {
      name: 'hide',
      label: '隐藏',
      from: ['显示'],
      to: '隐藏',
      who: holds('course:manage'),
      asks: { reason: text('原因') },
      guards: [{ holds: isFilled(asked('reason')), field: 'reason', message: '请填写原因' }],
      set: { hideReason: { asked: 'reason' } },
      notify: [{ to: ['userId'], text: '您对课程{courseId}的评论已被隐藏' }],
    },
    {
      name: 'show',
      label: '取消隐藏',
      from: ['隐藏'],
      to: '显示',
      who: holds('course:manage'),
      set: { hideReason: null },
    },
  ],
} as const
