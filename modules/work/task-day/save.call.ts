import { call } from '@chengban/kernel/call.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'

/** What came of a day of one's own, with the report of it: both or neither. */
export const save = call({
  method: 'POST',
  path: '/taskDay/action/save',
  label: '提交产出',
  input: {
    date: date('日期', { required: true }),
    version: int('version'),
    items: json('事项', { required: true }),
    summarize: longText('今日总结'),
    report: json('日报'),
    submit: bool('提交日报'),
  },
  handsOn: ['items', 'report'],
  answer: {
    id: 'uuid',
    version: 'int',
    actualHours: 'decimal',
    doneRate: 'percent?',
    report: {
      kind: 'dailyWork|marketWork|none',
      id: 'uuid?',
      status: 'text?',
      timeliness: 'text?',
      message: 'text?',
    },
  },
})
