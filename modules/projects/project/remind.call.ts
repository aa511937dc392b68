import { call } from '@chengban/kernel/call.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** Whether one cares for a project or ignores it; who ignores it hears of it no more. */
export const projectxg = call({
  method: 'PATCH',
  path: '/remind/projectxg',
  label: '关注或忽略项目',
  input: { id: ref('项目', 'project', { required: true }), isCare: bool('关注'), isIgnore: bool('忽略') },
  answer: { id: 'uuid', isCare: 'bool', isIgnore: 'bool' },
})
