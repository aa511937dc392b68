import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Lists the background jobs, each with its last run, and the runs of the last thirty days. */
export const jobRuns = call({
  method: 'GET',
  path: '/debug/jobs',
  label: '作业',
  who: holds('debug:read'),
  input: { name: text('作业'), failed: bool('只看失败'), pageNumber: int('页码'), pageSize: int('每页条数') },
  answer: {
    jobs: [
      {
        name: 'text',
        label: 'text',
        when: 'json',
        tzLast: 'datetime?',
        tzGoing: 'datetime?',
        ms: 'json',
        isFailed: 'bool',
        failures: 'json',
      },
    ],
    nodes: [
      {
        id: 'uuid',
        name: 'text',
        label: 'text',
        tzStart: 'datetime?',
        ms: 'json',
        isFailed: 'bool',
        result: 'json',
        reference: 'json',
      },
    ],
    totalCount: 'int',
  },
})
