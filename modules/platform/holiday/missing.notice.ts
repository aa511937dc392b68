import { notice } from '@chengban/kernel/notice.ts'

/** The year ends and the next one has no calendar yet. */
export const systemHoliday = notice({
  code: 'systemHoliday',
  family: 'system',
  name: '下一年节假日未维护',
  condition: '12月1日起，下一年没有节假日记录时，每周提醒节假日管理人员；录入后停止',
})
