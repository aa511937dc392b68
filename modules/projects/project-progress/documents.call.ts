import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Lists the documents of a project by its seven stages, in the running round unless the caller names another. */
export const impFiles = call({
  method: 'GET',
  path: '/project-progress/impFiles',
  label: '各阶段资料',
  offered: {
    of: 'project',
    on: 'record',
    from: { projectId: 'id' },
    leaves: ['round'],
    tells: {
      tables: [
        {
          rows: 'nodes',
          columns: {
            name: text('阶段'),
            status: text('状态'),
            planEnd: date('计划完成'),
            docDone: int('已完成资料'),
            docTotal: int('资料'),
          },
        },
      ],
    },
  },
  input: { projectId: ref('项目', 'project', { required: true }), round: int('轮次', { min: 1 }) },
  answer: {
    nodes: [
      {
        node: 'int',
        name: 'text',
        status: 'text',
        planEnd: 'date?',
        docTotal: 'int',
        docDone: 'int',
        files: [
          {
            id: 'uuid',
            name: 'text',
            required: 'bool',
            needSign: 'bool',
            status: 'text',
            file: 'files',
            opinion: 'text?',
            signer: 'text?',
            tzSign: 'datetime?',
          },
        ],
      },
    ],
  },
})

/** Projects in which something waits for the client's signature. */
export const confirmFileProjects = call({
  method: 'GET',
  path: '/project-progress/confirmFileProjects',
  label: '待客户签字的项目',
  token: { of: 'project', staff: true },
  input: { clientId: ref('客户', 'client') },
  answer: {
    nodes: [
      {
        projectId: 'uuid',
        projectName: 'text',
        clientName: 'text?',
        sheets: 'int',
        files: [{ id: 'uuid', name: 'text', node: 'int', status: 'text' }],
      },
    ],
    totalCount: 'int',
  },
})
