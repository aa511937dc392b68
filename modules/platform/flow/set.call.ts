import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** How an entity is approved from the next submission on; an empty setting is the default. */
export const setFlow = call({
  method: 'POST',
  path: '/flow/set',
  label: '设置审批',
  who: holds('flow:manage'),
  input: { entity: text('单据', { required: true }), setting: json('审批设置', { required: true }) },
  answer: { entity: 'text' },
})
