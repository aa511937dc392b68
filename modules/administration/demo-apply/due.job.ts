import { allOf, field, gt, is, isSet, le, lt, now, today } from '@chengban/kernel/expr.ts'
import { dateOf, settingValue, workDays } from '@chengban/kernel/formula.ts'
import { due, job } from '@chengban/kernel/job.ts'

const isEnding = is({ demoStatus: ['待总结', '已完成', '逾期关闭', '已取消'] })

/** Demonstrations end with their hour, and close where nobody sums them up; passwords go the day after. */
export const demoDue = job({
  name: 'demoDue',
  label: '演示到期',
  when: 'every 10 minutes',
  does: [
    due({
      of: 'demoApply',
      where: allOf(is({ demoStatus: ['准备中', '待演示'] }), le(field('tzEnd'), now())),
      move: 'finish',
    }),
    due({
      of: 'demoApply',
      where: allOf(
        is({ demoStatus: '待总结' }),
        gt(workDays(dateOf(field('tzEnd')), today()), settingValue('demoApply.summaryDays')),
      ),
      move: 'close',
    }),
    due({
      of: 'demoApply',
      where: allOf(isEnding, isSet('password'), lt(dateOf(field('tzEnd')), today())),
      set: { password: null },
    }),
  ],
})
