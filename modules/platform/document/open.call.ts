import { call } from '@chengban/kernel/call.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** Opens the version in force, for people who have to read it. */
export const open = call({
  method: 'POST',
  path: '/document/action/open',
  label: '打开文档',
  input: { id: ref('文档', 'document', { required: true }) },
  answer: { docVersion: 'int', content: 'json', seconds: 'int', isRead: 'bool' },
})
