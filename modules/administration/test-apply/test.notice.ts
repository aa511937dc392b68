import { allOf, is, isSet } from '@chengban/kernel/expr.ts'
import { enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'

const isEnding = is({ testStatus: ['待总结', '已完成', '逾期关闭', '已取消'] })

/** A test runs out, is to be summed up, or its account is to be closed. */
export const officeTest = notice({
  code: 'officeTest',
  family: 'office',
  name: '测试申请',
  condition:
    '测试结束前3天、到期当天与待总结期间每日提醒申请人；需停用账号时提醒处理人，停用后停止；完成、逾期关闭或取消后停止',
  days: 'calendar',
  about: [
    {
      of: 'testApply',
      where: is({ testStatus: '进行中' }),
      title: '【测试】{name}于{endDate}到期',
      lines: [{ by: 'endDate', on: [-3, 0], to: ['userId'] }],
    },
    {
      of: 'testApply',
      where: is({ testStatus: '待总结' }),
      title: '【测试】{name}已到期，请总结',
      lines: [{ by: 'endDate', on: [], from: 1, again: 1, to: ['userId'] }],
    },
    {
      of: 'testApply',
      where: allOf(isEnding, isSet('tzOpen'), is({ isAccountClosed: false })),
      title: '【测试】{name}{testStatus}，请停用账号',
      lines: [{ by: enteredAt('testApply', 'testStatus'), once: true, to: ['handlerId'] }],
    },
  ],
})
