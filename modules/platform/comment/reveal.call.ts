import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Returns one 记录 including values whose reading is recorded. The read is recorded in the history of its record. */
export const revealComment = call({
  method: 'POST',
  path: '/comment/reveal',
  label: '显示记录中的敏感信息',
  input: { id: text('记录', { required: true }) },
  answer: {
    id: 'uuid',
    detail: {
      'action?': 'text',
      'from?': 'text?',
      'to?': 'text?',
      'opinion?': 'text?',
      changes: [{ field: 'text', label: 'text', old: 'text', new: 'text' }],
    },
  },
})
