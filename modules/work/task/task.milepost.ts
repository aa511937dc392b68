import { nobody } from '@chengban/kernel/expr.ts'

/** An open task serves another milestone of its project, or none. */
export const ofMilepost = {
  name: 'ofMilepost',
  label: '调整里程碑',
  from: ['草稿', '待确认', '待开始', '进行中', '待审核', '暂停'],
  to: 'same',
  who: nobody,
  input: ['milepostTaskId'],
} as const
