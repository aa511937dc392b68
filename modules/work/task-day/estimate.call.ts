import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'

/** What a person means to do on a day of their own; a row that stands is named by its version. */
export const estimate = call({
  method: 'POST',
  path: '/taskDay/action/estimate',
  label: '提交预估',
  input: {
    date: date('日期', { required: true }),
    version: int('version'),
    items: json('事项', { required: true }),
  },
  handsOn: ['items'],
  answer: { id: 'uuid', version: 'int', isEstimateLate: 'bool', planHours: 'decimal' },
})
