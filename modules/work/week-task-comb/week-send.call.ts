import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'

/** The plans of a week go out to their people: those of a board, or of people named. */
export const weekSend = call({
  method: 'POST',
  path: '/task/weekSend',
  label: '下发周计划',
  offered: {
    of: 'weekTaskComb',
    on: 'record',
    from: { weekTaskCombId: 'id' },
    leaves: ['weekStart', 'userIds', 'items'],
    done: '已下发{sent}人，跳过{skipped}人',
  },
  input: {
    weekTaskCombId: ref('周组合', 'weekTaskComb'),
    version: int('version'),
    weekStart: date('周一'),
    userIds: refs('人员', 'user'),
    items: json('事项'),
  },
  handsOn: ['items'],
  answer: { sent: 'int', snapshotId: 'uuid?', skipped: [{ userId: 'uuid', name: 'text', reason: 'text' }] },
})
