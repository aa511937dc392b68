import { field, gt, holds } from '@chengban/kernel/expr.ts'

/** A document is written, given out version by version, and taken from its readers again. */
export const publishing = {
  field: 'status',
  states: ['草稿', '已发布', '已停用'],
  initial: '草稿',
  moves: [
    {
      name: 'publish',
      label: '发布',
      from: ['草稿', '已发布', '已停用'],
      to: '已发布',
      who: holds('document:manage'),
      input: ['changeNote'],
      begins: { changeNote: 'nothing' },
      requires: [{ when: gt(field('docVersion'), 0), fields: ['changeNote'], message: '请填写变更说明' }],
      guard: 'document/publish',
      effect: 'document/published',
    },
    { name: 'stop', label: '停用', from: ['已发布'], to: '已停用', who: holds('document:manage'), danger: true },
  ],
} as const
