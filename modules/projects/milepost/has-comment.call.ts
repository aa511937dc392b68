import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** What others have said about milestones since one has looked: of those named, or of one's own. */
export const hasComment = call({
  method: 'GET',
  path: '/milepost/hasComment',
  label: '里程碑评论',
  input: { ids: text('里程碑', { max: 7400 }) },
  answer: { nodes: [{ id: 'uuid', total: 'int', unread: 'int', last: 'datetime?' }] },
})
