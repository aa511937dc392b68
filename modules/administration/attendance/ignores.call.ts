import { call } from '@chengban/kernel/call.ts'
import { holds, is } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Days ignored together, with one reason; one that cannot be refuses all. */
export const ignores = call({
  method: 'POST',
  path: '/attendance/ignores',
  label: '批量忽略',
  offered: [
    {
      of: 'attendance',
      on: 'rows',
      label: '忽略',
      when: is({ isIgnore: false }),
      given: { isIgnore: true },
      rows: 'rows',
      done: '已忽略{changed}天',
    },
    {
      of: 'attendance',
      on: 'rows',
      label: '恢复',
      when: is({ isIgnore: true }),
      given: { isIgnore: false },
      rows: 'rows',
      done: '已恢复{changed}天',
    },
  ],
  who: holds('attendance:manage'),
  input: { rows: json('考勤'), isIgnore: bool('忽略'), reason: text('原因') },
  handsOn: ['rows'],
  answer: { changed: 'int' },
})
