import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { month } from '@chengban/kernel/kinds/text.ts'

/** Brings the ledger and the days of a month in line with approved records; a second run changes nothing. */
export const syncRest = call({
  method: 'POST',
  path: '/rest-day/sync',
  label: '同步假期',
  offered: { of: 'restDay', on: 'list', done: '已同步：入账{posted}笔，冲回{reversed}笔，{days}天' },
  who: holds('restDay:manage'),
  input: {
    month: month('月份', { required: true, default: { from: 'month' } }),
    userId: ref('人员', 'user'),
    source: oneOf('来源', ['本地']),
  },
  answer: {
    posted: 'int',
    reversed: 'int',
    imported: 'int',
    days: 'int',
    balances: [{ userId: 'uuid', kind: 'text', before: 'decimal', after: 'decimal' }],
  },
})
