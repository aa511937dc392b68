import { call } from '@chengban/kernel/call.ts'
import { holds, is } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'

/** Days, weekends and weeks that count for performance or do not, together. */
export const taskDayNotCalc = call({
  method: 'POST',
  path: '/task/taskDayNotCalc',
  label: '不计考核',
  offered: [
    {
      of: 'taskDay',
      on: 'rows',
      label: '不计考核',
      when: is({ needCalc: true }),
      given: { needCalc: false },
      done: '已变更{changed}条',
    },
    {
      of: 'taskDay',
      on: 'rows',
      label: '恢复考核',
      when: is({ needCalc: false }),
      given: { needCalc: true },
      done: '已变更{changed}条',
    },
  ],
  who: holds('taskDay:pmo'),
  input: {
    ids: refs('计划', 'taskDay', { required: true, min: 1, max: 200 }),
    needCalc: bool('计入考核', { required: true }),
    reason: longText('原因'),
  },
  answer: { changed: 'int' },
})
