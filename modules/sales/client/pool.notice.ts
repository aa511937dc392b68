import { allOf, le, multiply, today } from '@chengban/kernel/expr.ts'
import { addDays, settingValue } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { fallDay, mayFall } from './pool.ts'

/** A client goes to the 公海 soon. */
export const customerPool = notice({
  code: 'customerPool',
  family: 'customer',
  name: '客户将进入公海',
  condition: '客户在3天（参数 client.poolWarnDays）内将进入公海，每日提醒归属人与协助人；联系或锁定后停止',
  days: 'calendar',
  about: {
    of: 'client',
    where: allOf(mayFall, le(today(), fallDay)),
    title: '客户【{name}】{days}天内无联系将进入公海',
    lines: [
      {
        by: addDays(fallDay, multiply(settingValue('client.poolWarnDays'), -1)),
        on: [0],
        again: 1,
        to: ['userId', 'helperId'],
        title: '客户【{name}】久未联系，即将进入公海',
      },
    ],
  },
})
