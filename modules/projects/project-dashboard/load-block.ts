import { load } from './load.call.ts'

/** The block that draws it, in two dashboards. */
export const loadBlock = {
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
} as const
