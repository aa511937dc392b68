import { allOf, is, isSet, not } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'

/** The free or paid maintenance of a contract comes to its end. */
export const contractMaintain = notice({
  code: 'contractMaintain',
  family: 'contract',
  name: '维护到期',
  condition:
    '维护截止日期前90天、30天（参数 contract.expireDays）与当天，提醒合同发起人、客户归属人与维护期负责人；续期、延期或作废后停止；可暂停',
  days: 'calendar',
  offsets: [-90, -30, 0],
  offsetsFrom: 'contract.expireDays',
  about: {
    of: 'contract',
    where: allOf(is({ status: ['通过', '变更中'], needMaintain: true }), not(isSet('parentId'))),
    title: '合同【{name}】维护于{maintainDate}到期',
    lines: [
      {
        by: 'maintainDate',
        to: ['initiator', 'clientId.userId', { members: 'maintenance', by: 'contractId', person: 'userId' }],
      },
    ],
  },
})
