import { call } from '@chengban/kernel/call.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Hours of one's month that are spoken for, of how many; of paid overtime what it would come to at one's pay of today. */
export const monthUsed = call({
  method: 'GET',
  path: '/overtime/used',
  label: '本月加班',
  input: { tzStart: datetime('开始时间', { required: true }), tzEnd: datetime('结束时间'), way: text('结算方式') },
  answer: { used: 'text', estimate: 'money?' },
})
