import { call } from '@chengban/kernel/call.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'

/** Projects that are one's own: led, worked on today, or waiting for one's word. */
export const relateIds = call({
  method: 'GET',
  path: '/project/relateIds',
  label: '与我有关的项目',
  input: { kind: oneOf('种类', ['all', 'principal', 'member', 'audit']) },
  answer: { ids: ['uuid'] },
})

/** Projects and opportunities whose preparation waits for the caller. */
export const impPrepareRelateIds = call({
  method: 'GET',
  path: '/project/impPrepareRelateIds',
  label: '待我准备的项目',
  answer: { projectIds: ['uuid'], businessOpportunityIds: ['uuid'] },
})
