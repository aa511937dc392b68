import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** The workflows of an entity as they run, with how many records stand where. */
export const diagram = call({
  method: 'GET',
  path: '/processImage/diagram',
  label: '流程图',
  input: { module: text('流程', { required: true }) },
  answer: { title: 'text', flows: 'json', states: 'json', transitions: 'json', remark: 'text', file: 'json' },
})
