import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Products without a version to come, and versions to come that nobody has said the goal of. */
export const noGoal = call({
  method: 'GET',
  path: '/product-library/noGoal',
  label: '缺少目标的产品',
  offered: {
    of: 'productLibrary',
    on: 'list',
    leaves: ['productLibraryId'],
    tells: {
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'productLibrary', by: 'productLibraryId' },
          columns: { name: text('产品'), versionName: text('版本'), planDate: date('计划发布') },
          none: '在做的版本都有目标',
        },
      ],
    },
  },
  input: { productLibraryId: ref('产品', 'productLibrary') },
  answer: {
    nodes: [{ productLibraryId: 'uuid', name: 'text', versionId: 'uuid?', versionName: 'text?', planDate: 'date?' }],
    totalCount: 'int',
  },
})
