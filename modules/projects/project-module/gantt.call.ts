import { call } from '@chengban/kernel/call.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** The time line of a project: modules with their tasks below them, in the order of codes. */
export const gantt = call({
  method: 'GET',
  path: '/project-module/gantt',
  label: '项目甘特图',
  input: { projectId: ref('项目', 'project', { required: true }) },
  answer: {
    nodes: [
      {
        id: 'uuid',
        kind: 'module|task',
        parentId: 'uuid?',
        code: 'text?',
        name: 'text',
        userId: 'uuid?',
        userName: 'text?',
        start: 'date?',
        end: 'date?',
        baseStart: 'date?',
        baseEnd: 'date?',
        progress: 'percent?',
        status: 'text',
        isConflict: 'bool',
        isDelay: 'bool',
        version: 'int',
        mayShift: 'bool',
      },
    ],
    links: [{ from: 'uuid', to: 'uuid' }],
    nonWorkDays: ['date'],
    today: 'date',
  },
})
