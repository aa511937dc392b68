import { allOf, exists, field, is, le, lt, today } from '@chengban/kernel/expr.ts'
import { addDays } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'

const followed = exists({
  of: 'returnedMoney',
  by: 'contractId',
  at: 'contractId',
  where: is({ isFollow: true, isBadDebt: false }),
})

/** So many days after it was to come. */
const late = (days: number) => le(addDays(field('dtReceive'), days), today())

/** Money that was planned has not come. */
export const contractReturned = notice({
  code: 'contractReturned',
  family: 'contract',
  name: '回款到期',
  condition:
    '未回齐的计划按参数 returnedMoney.warnDays（首次为应回款日前7天、当天、逾期7天与30天）提醒回款负责人，7天起同时提醒部门负责人，30天同时提醒回款管理人员；回齐、不再跟进或坏账后停止',
  days: 'calendar',
  offsetsFrom: 'returnedMoney.warnDays',
  about: {
    of: 'invoicingPlan',
    where: allOf(is({ isCancel: false }), lt(field('receivedMoney'), field('money')), followed),
    record: 'contractId',
    title: '合同【{contractId}】{dtReceive}应回款{money}，已回{receivedMoney}',
    lines: [
      { by: 'dtReceive', to: ['userId'] },
      { by: 'dtReceive', when: late(7), to: [{ headOf: 'userId' }] },
      { by: 'dtReceive', when: late(30), to: [{ holds: 'returnedMoney:manage' }] },
    ],
  },
})
