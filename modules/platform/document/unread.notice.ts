import { notice } from '@chengban/kernel/notice.ts'

/** A published version that its reader has not confirmed. */
export const documentUnread = notice({
  code: 'documentUnread',
  family: 'document',
  name: '文档未读',
  condition: '发布时、截止日前1个工作日与当日，逾期后每周一，提醒未读的应读人员；已读、发布新版本或停用后停止',
  offsets: [-1, 0],
  time: '09:00',
})
