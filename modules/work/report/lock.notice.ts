import { notice } from '@chengban/kernel/notice.ts'
/** A report was locked, is to be opened again, or is open; left by the steps themselves. */
export const taskLock = notice({
  code: 'taskLock',
  family: 'task',
  name: '报告锁定与解锁',
  condition: '我的报告被锁定、下属申请解锁、我的报告已解锁时提醒；阅读后停止',
})
