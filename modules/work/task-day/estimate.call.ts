import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'

/** Submits the caller's plan for a day. The version is required when the day already exists. */
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
