import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Returns the workflows of an entity, with the number of records in each state. */
export const diagram = call({
  method: 'GET',
  path: '/processImage/diagram',
  label: '流程图',
  input: { module: text('流程', { required: true }) },
  answer: {
    title: 'text',
    flows: [{ field: 'text', label: 'text' }],
    states: [{ flow: 'text', name: 'text', count: 'int', kind: 'start|normal|end|reject' }],
    transitions: [
      {
        flow: 'text',
        name: 'text',
        label: 'text',
        from: 'text',
        to: 'text',
        who: 'text',
        guard: 'text',
        notify: 'text',
        isMine: 'bool',
      },
    ],
    remark: 'text?',
    file: 'json?',
  },
})
