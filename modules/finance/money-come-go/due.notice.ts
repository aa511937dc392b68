import { is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** Money lent or owed is to come back. */
export const comeGoDue = notice({
  code: 'comeGoDue',
  family: 'comeGo',
  name: '往来款到期',
  condition:
    '往来款到期前7天、当天与逾期7天提醒负责人，逾期7天同时提醒部门负责人，逾期30天起每周同时提醒财务管理人员；结清或坏账后停止',
  days: 'calendar',
  about: {
    of: 'moneyComeGo',
    where: is({ status: '通过', settle: ['未结清', '部分结清'] }),
    title: '【往来款】{content}应于{dtDue}结清',
    lines: [
      { by: 'dtDue', on: [-7, 0, 7], to: ['userId'] },
      { by: 'dtDue', on: [7], to: [{ headOf: 'userId' }] },
      { by: 'dtDue', on: [30], again: 7, to: ['userId', { holds: 'finance:manage' }] },
    ],
  },
})
