import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const punches = lines(
  '打卡',
  {
    jobNumber: text('工号', { required: true }),
    tzPunch: datetime('打卡时间', { required: true }),
    isOutside: bool('外勤'),
  },
  { required: true, max: 20_000 },
)

/** Punches of a clock, by job number: all of them, or none where one is wrong. */
export const importPunch = call({
  method: 'POST',
  path: '/attendance/importPunch',
  label: '导入打卡',
  offered: [
    {
      of: 'attendancePunch',
      on: 'list',
      leaves: ['dryRun'],
      asks: { rows: punches },
      done: '新增{created}条，已有{skipped}条，重算{days}天',
    },
    {
      of: 'attendance',
      on: 'list',
      leaves: ['dryRun'],
      asks: { rows: punches },
      done: '新增{created}条，已有{skipped}条，重算{days}天',
    },
  ],
  who: holds('attendance:manage'),
  input: { rows: json('打卡', { required: true }), dryRun: bool('试运行') },
  handsOn: ['rows'],
  answer: { created: 'int', skipped: 'int', days: 'int', errors: [{ index: 'int', message: 'text' }] },
})
