import { nobody } from '@chengban/kernel/expr.ts'

/** An approved leave begins and ends with its days. */
export const restStatus = {
  field: 'restStatus',
  states: ['未生效', '待休', '休假中', '已休', '已销假'],
  initial: '未生效',
  moves: [
    { name: 'begin', label: '开始', from: ['待休'], to: '休假中', who: nobody },
    { name: 'end', label: '结束', from: ['休假中'], to: '已休', who: nobody },
  ],
} as const
