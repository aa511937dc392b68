import { dashboard } from '@chengban/kernel/dashboard.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { load } from './load.call.ts'

/** Who has how much to do in which month; a month opens its projects. */
export const loadFigures = dashboard({
  name: 'load',
  label: '人员负荷',
  who: holds('project:manage'),
  period: 'none',
  choices: { departmentId: ref('部门', 'department') },
  tiles: [],
  blocks: [
    {
      key: 'load',
      label: '人员负荷',
      as: 'heardHeat',
      head: '人员',
      from: load,
      at: 'users',
      name: 'name',
      columns: 'months',
      cells: 'months',
      column: 'month',
      value: 'loadRate',
      unit: '%',
      limit: 100,
      opens: { list: 'project' },
      isWide: true,
    },
  ],
})
