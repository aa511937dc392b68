import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { json } from '@chengban/kernel/kinds/json.ts'

/** Punches of a clock, by job number: all of them, or none where one is wrong. */
export const importPunch = call({
  method: 'POST',
  path: '/attendance/importPunch',
  label: '导入打卡',
  who: holds('attendance:manage'),
  input: { rows: json('打卡', { required: true }), dryRun: bool('试运行') },
  handsOn: ['rows'],
  answer: { created: 'int', skipped: 'int', days: 'int', errors: [{ index: 'int', message: 'text' }] },
})
