import { call } from '@chengban/kernel/call.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'

/** Open tasks go to a milestone of their project, or to none. */
export const changeTask = call({
  method: 'POST',
  path: '/milepost/changeTask',
  label: '调整里程碑任务',
  offered: { of: 'task', on: 'rows', label: '归入里程碑', rows: 'taskIds', done: '已移动{moved}个任务' },
  who: everybody,
  input: {
    taskIds: refs('任务', 'task', { required: true, min: 1, max: 50 }),
    milepostId: ref('里程碑', 'milepost'),
  },
  answer: { moved: 'int' },
})
