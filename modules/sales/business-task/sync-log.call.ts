import { call } from '@chengban/kernel/call.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** Adds missing diary entries of completed tasks; without an id for all tasks of the caller. */
export const syncLog = call({
  method: 'POST',
  path: '/business-task/syncLog',
  label: '同步任务日志',
  offered: { of: 'businessTask', on: 'record', done: '已生成{created}条日志' },
  input: { id: ref('商务任务', 'businessTask') },
  answer: { created: 'int' },
})
