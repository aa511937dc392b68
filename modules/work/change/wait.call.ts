import { call } from '@chengban/kernel/call.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'

/** Requests to move a date, whatever it is of. */
export const changeWait = call({
  method: 'GET',
  path: '/change/changeWait',
  label: '改期申请',
  input: {
    state: oneOf('范围', ['wait', 'done', 'mine', 'all'], { default: 'wait' }),
    kind: oneOf('对象', ['task', 'applyFor', 'bug', 'all'], { default: 'all' }),
    pageNumber: int('页码'),
    pageSize: int('每页条数'),
  },
  answer: {
    nodes: [
      {
        kind: 'task|applyFor|bug',
        id: 'uuid',
        version: 'int',
        title: 'text?',
        project: 'json',
        userId: 'uuid?',
        user: 'json',
        originalDate: 'date?',
        oldDate: 'date?',
        newDate: 'date',
        days: 'int',
        sequence: 'int?',
        cause: 'text?',
        status: 'text',
        tzCreate: 'datetime',
      },
    ],
    totalCount: 'int',
    counts: { wait: 'int', task: 'int', applyFor: 'int', bug: 'int' },
  },
})
