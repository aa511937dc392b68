import { is, today } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** Rows that a client's system did not take. */
export const bugSync = notice({
  code: 'bugSync',
  family: 'bug',
  name: '客户系统同步失败',
  condition: '客户系统同步失败时，每个客户每日一次提醒同步管理人员；没有失败后停止',
  days: 'calendar',
  about: {
    of: 'clientSync',
    where: is({ status: '失败' }),
    record: 'clientId',
    title: '【同步】{clientId}有数据同步失败',
    lines: [{ by: today(), on: [0], to: [{ holds: 'sync:manage' }] }],
  },
})
