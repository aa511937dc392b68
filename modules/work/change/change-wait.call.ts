import { call } from '@chengban/kernel/call.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Date change requests for every kind of record. */
export const changeWait = call({
  method: 'GET',
  path: '/change/changeWait',
  label: '改期申请',
  offered: {
    of: 'change',
    on: 'list',
    label: '全部改期申请',
    given: { pageSize: 50 },
    leaves: ['pageNumber'],
    tells: {
      figures: {
        'counts.wait': int('待审'),
        'counts.task': int('任务'),
        'counts.applyFor': int('需求'),
        'counts.bug': int('缺陷'),
      },
      tables: [
        {
          rows: 'nodes',
          columns: {
            title: text('事项'),
            kind: oneOf('对象', ['task', 'applyFor', 'bug'], {
              names: { task: '任务', applyFor: '需求', bug: '缺陷' },
            }),
            'user.name': text('申请人'),
            originalDate: date('最初日期'),
            oldDate: date('现在日期'),
            newDate: date('申请日期'),
            days: int('工作日'),
            cause: text('原因'),
            status: text('状态'),
            tzCreate: datetime('申请时间'),
          },
          none: '没有改期申请',
        },
      ],
    },
  },
  input: {
    state: oneOf('范围', ['wait', 'done', 'mine', 'all'], {
      default: 'wait',
      names: { wait: '待审', done: '已审', mine: '我申请的', all: '全部' },
    }),
    kind: oneOf('对象', ['task', 'applyFor', 'bug', 'all'], {
      default: 'all',
      names: { task: '任务', applyFor: '需求', bug: '缺陷', all: '全部' },
    }),
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
