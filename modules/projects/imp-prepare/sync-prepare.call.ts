import { call } from '@chengban/kernel/call.ts'
import { allOf, anyOf, holds, is, me } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** The documents of the preparation as the list asks for them now. */
export const syncPrepare = call({
  method: 'POST',
  path: '/project/syncPrepare',
  label: '同步清单',
  offered: {
    of: 'project',
    on: 'record',
    label: '同步准备清单',
    when: allOf(
      is({ projectStatus: ['待启动', '准备'] }),
      anyOf(me('impPrincipalId'), me('principalId'), holds('project:pmo'), holds('project:manage')),
    ),
    done: '新增{created}项，保留{kept}项，移除{removed}项',
  },
  input: { id: text('项目', { required: true, max: 36 }) },
  answer: { created: 'int', kept: 'int', removed: 'int', matched: 'int' },
})

/** Synchronises the documents of an opportunity. When a project is named, the prepared documents move to it. */
export const syncPrepareBusiness = call({
  method: 'POST',
  path: '/project/syncPrepareBusiness',
  label: '同步商机资料',
  offered: {
    of: 'businessOpportunity',
    on: 'record',
    label: '资料转项目',
    // a sale that needs nobody to implement it has no documents to prepare
    when: allOf(is({ needImp: true }), anyOf(me('salesPersonnel'), holds('project:pmo'))),
    from: { businessOpportunityId: 'id' },
    asks: { projectId: ref('项目', 'project') },
    done: '新增{created}份，移入{moved}份',
  },
  input: {
    businessOpportunityId: text('商机', { required: true, max: 36 }),
    projectId: text('项目', { max: 36 }),
  },
  answer: { created: 'int', moved: 'int', matched: 'int' },
})
