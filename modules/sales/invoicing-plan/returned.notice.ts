import { allOf, exists, field, is, lt } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'

const followed = exists({
  of: 'returnedMoney',
  by: 'contractId',
  at: 'contractId',
  where: is({ isFollow: true, isBadDebt: false }),
})

/** Money that was planned has not come. */
export const contractReturned = notice({
  code: 'contractReturned',
  family: 'contract',
  name: '回款到期',
  condition:
    '未回齐的计划在应回款日前7天、当天、逾期7天与30天提醒回款负责人，7天起同时提醒部门负责人，30天同时提醒回款管理人员；回齐、不再跟进或坏账后停止',
  days: 'calendar',
  about: {
    of: 'invoicingPlan',
    where: allOf(is({ isCancel: false }), lt(field('receivedMoney'), field('money')), followed),
    record: 'contractId',
    title: '合同【{contractId}】{dtReceive}应回款{money}，已回{receivedMoney}',
    lines: [
      { by: 'dtReceive', on: [-7, 0], to: ['userId'] },
      { by: 'dtReceive', on: [7], to: ['userId', { headOf: 'userId' }] },
      { by: 'dtReceive', on: [30], to: ['userId', { headOf: 'userId' }, { holds: 'returnedMoney:manage' }] },
    ],
  },
})
