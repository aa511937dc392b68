import { allOf, field, gt, is, lt, today } from '@chengban/kernel/expr.ts'
import { settingValue, workDays } from '@chengban/kernel/formula.ts'
import { due, job } from '@chengban/kernel/job.ts'
/** Tests end with their last day, and close where nobody sums them up. */
export const testExpire = job({
  name: 'testExpire',
  label: '测试到期',
  when: 'daily 00:10',
  does: [
    due({ of: 'testApply', where: allOf(is({ testStatus: '进行中' }), lt(field('endDate'), today())), move: 'expire' }),
    due({
      of: 'testApply',
      where: allOf(
        is({ testStatus: '待总结' }),
        gt(workDays(field('endDate'), today()), settingValue('testApply.summaryDays')),
      ),
      move: 'close',
    }),
  ],
})
