import { call } from '@chengban/kernel/call.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'

/** Follow-ups as calendar and frequency ask for them now, and the figures that rest on them. */
export const refreshOkr = call({
  method: 'POST',
  path: '/okr/refresh',
  label: '刷新OKR跟进',
  offered: { of: 'okrCheck', on: 'list', done: '新增{created}，更新{updated}，移除{removed}' },
  input: {
    year: int('年', { required: true, min: 2000, max: 2100 }),
    quarter: int('季度', { required: true, min: 1, max: 4 }),
    userIds: refs('人员', 'user'),
  },
  answer: { created: 'int', removed: 'int', updated: 'int' },
})
