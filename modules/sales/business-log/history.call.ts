import { call } from '@chengban/kernel/call.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** The kinds of entries that tell of a change. */
export const changeKinds = ['我方', '跟进状态', '预算', '产品', '进度'] as const

/** Changes of an opportunity, newest first: the label of each field with its old and new value as displayed. */
export const businessHistory = call({
  method: 'GET',
  path: '/business-log/history',
  label: '商机变更历史',
  input: {
    businessOpportunityId: ref('商机', 'businessOpportunity', { required: true }),
    kind: oneOf('类型', changeKinds),
    pageNumber: int('页码', { min: 1, max: 10_000 }),
    pageSize: int('每页条数', { min: 1, max: 50 }),
  },
  answer: {
    nodes: [
      {
        id: 'uuid',
        kind: 'text',
        tzLog: 'datetime',
        userName: 'text?',
        fields: [{ field: 'text', label: 'text', before: 'text', after: 'text' }],
        reason: 'text?',
      },
    ],
    totalCount: 'int',
  },
})
