import { allOf, field, gt, is, multiply, now } from '@chengban/kernel/expr.ts'
import { coalesce, minutesBetween, settingValue } from '@chengban/kernel/formula.ts'
import { due, job } from '@chengban/kernel/job.ts'
/** Players that have been silent give up their seat. */
export const courseSessionSweep = job({
  name: 'courseSessionSweep',
  label: '关闭播放会话',
  when: 'every 5 minutes',
  does: [
    due({
      of: 'courseSession',
      where: allOf(
        is({ isOpen: true }),
        gt(
          multiply(minutesBetween(coalesce(field('tzBeat'), field('tzOpen')), now()), 60),
          settingValue('course.sessionSeconds'),
        ),
      ),
      set: { isOpen: false },
    }),
  ],
})
