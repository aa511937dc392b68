import { call } from '@chengban/kernel/call.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** Products without a version to come, and versions to come that nobody has said the goal of. */
export const noGoal = call({
  method: 'GET',
  path: '/product-library/noGoal',
  label: '缺少目标的产品',
  input: { productLibraryId: ref('产品', 'productLibrary') },
  answer: {
    nodes: [{ productLibraryId: 'uuid', name: 'text', versionId: 'uuid?', versionName: 'text?', planDate: 'date?' }],
    totalCount: 'int',
  },
})
