import { call } from '@chengban/kernel/call.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** What the server would work out of a new record as typed so far; nothing is stored. */
export const foretold = call({
  method: 'GET',
  writes: 'rules of a draft take their locks, and nothing is stored',
  path: '/foretold',
  label: '试算',
  input: { module: text('模块', { required: true }), values: json('表单内容') },
  answer: { figures: 'json' },
})
