import { notice } from '@chengban/kernel/notice.ts'

/** Reports on the due day how many have read the document. */
export const documentReport = notice({
  code: 'documentReport',
  family: 'document',
  name: '阅读情况',
  condition: '截止当日仍有人未读时，向负责人报告已读人数与未读名单；全部已读或停用后停止',
  offsets: [0],
  time: '09:00',
})
