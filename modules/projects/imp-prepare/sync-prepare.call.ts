import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** The documents of the preparation as the list asks for them now. */
export const syncPrepare = call({
  method: 'POST',
  path: '/project/syncPrepare',
  label: '同步清单',
  input: { id: text('项目', { required: true, max: 36 }) },
  answer: { created: 'int', kept: 'int', removed: 'int', matched: 'int' },
})

/** The same of an opportunity; with its project, what was prepared goes over. */
export const syncPrepareBusiness = call({
  method: 'POST',
  path: '/project/syncPrepareBusiness',
  label: '同步商机资料',
  input: {
    businessOpportunityId: text('商机', { required: true, max: 36 }),
    projectId: text('项目', { max: 36 }),
  },
  answer: { created: 'int', moved: 'int', matched: 'int' },
})
