import { is, when } from '@chengban/kernel/expr.ts'

export const live = ['待确认', '待开始', '进行中'] as const
export const all = ['草稿', ...live, '待审核', '已完成', '暂停', '取消'] as const
/** State of a task right after it was assigned. */
export const given = when([[is({ needConfirm: true }), '待确认']], '待开始')
