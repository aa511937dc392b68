import { dashboard } from '@chengban/kernel/dashboard.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { loadBlock } from './load-block.ts'

/** Who has how much to do in which month; a month opens its projects. */
export const loadFigures = dashboard({
  name: 'load',
  label: '人员负荷',
  who: holds('project:manage'),
  period: 'none',
  choices: { departmentId: ref('部门', 'department') },
  tiles: [],
  blocks: [loadBlock],
})
