import { call } from '@chengban/kernel/call.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'

const period = {
  type: oneOf('周期', ['周', '季度'], { required: true }),
  year: int('年', { required: true, min: 2000, max: 2100 }),
  quarter: int('季度', { min: 1, max: 4 }),
  month: int('月', { min: 1, max: 12 }),
  week: int('周次', { min: 1, max: 5 }),
  userIds: refs('人员', 'user'),
}

/** The facts of a period are pulled anew; sheets that are missing are made. */
export const refreshPerformance = call({
  method: 'POST',
  path: '/performance/refresh',
  label: '刷新绩效',
  offered: { of: 'performance', on: 'list', done: '新增{created}份，刷新{refreshed}份，跳过{skipped}人' },
  who: anyOf(holds('performance:manage'), holds('performance:audit')),
  input: period,
  answer: { created: 'int', refreshed: 'int', skipped: [{ userId: 'uuid', message: 'text' }] },
})

/** Publishes the sheets of a period to their people; reminds those already notified, once a day. */
export const noticePerformance = call({
  method: 'POST',
  path: '/performance/notice',
  label: '发布绩效',
  offered: { of: 'performance', on: 'list', done: '已通知{noticed}人，提醒{reminded}人' },
  who: holds('performance:manage'),
  input: period,
  answer: { noticed: 'int', reminded: 'int' },
})
