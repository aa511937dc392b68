import { call } from '@chengban/kernel/call.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** The seven stages of a project, with what was raised in each. */
export const implementaryProgress = call({
  method: 'GET',
  path: '/applyFor/implementaryProgress',
  label: '各阶段问题',
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
