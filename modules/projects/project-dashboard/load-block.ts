import { load } from './load.call.ts'

/** The heat of who has how much to do in which month; a month opens its projects. */
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
