import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Days ignored together, with one reason; one that cannot be refuses all. */
export const ignores = call({
  method: 'POST',
  path: '/attendance/ignores',
  label: '批量忽略',
  who: holds('attendance:manage'),
  input: { rows: json('考勤'), isIgnore: bool('忽略'), reason: text('原因') },
  handsOn: ['rows'],
  answer: { changed: 'int' },
})
