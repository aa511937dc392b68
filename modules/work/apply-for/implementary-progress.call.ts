import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** The seven stages of a project with the problems raised in each. */
export const implementaryProgress = call({
  method: 'GET',
  path: '/applyFor/implementaryProgress',
  label: '各阶段问题',
  offered: {
    of: 'project',
    on: 'record',
    from: { projectId: 'id' },
    tells: {
      tables: [
        {
          rows: 'nodes',
          columns: {
            name: text('阶段'),
            status: text('状态'),
            planEnd: date('计划完成'),
            actualEnd: date('实际完成'),
            'applyFor.total': int('需求'),
            'applyFor.open': int('未完成需求'),
            'bug.total': int('缺陷'),
            'bug.open': int('未关闭缺陷'),
            'bug.urgent': int('急'),
          },
        },
      ],
    },
  },
  input: { projectId: ref('项目', 'project', { required: true }) },
  answer: {
    projectId: 'uuid',
    impNode: 'int',
    nodes: [
      {
        node: 'int',
        name: 'text',
        status: 'text?',
        planEnd: 'date?',
        actualEnd: 'date?',
        applyFor: { total: 'int', open: 'int' },
        bug: { total: 'int', open: 'int', urgent: 'int' },
      },
    ],
  },
})
