import { call } from '@chengban/kernel/call.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** The weeks of a year, each that of its Thursday, with what somebody was to follow in them. */
export const okrWeeks = call({
  method: 'GET',
  path: '/okr/datelist',
  label: 'OKR周历',
  input: { year: int('年', { min: 2000, max: 2100 }), userId: ref('人员', 'user') },
  answer: {
    nodes: [
      {
        weekStart: 'date',
        weekEnd: 'date',
        year: 'int',
        quarter: 'int',
        month: 'int',
        week: 'int',
        isNow: 'bool',
        due: 'int',
        filled: 'int',
      },
    ],
    totalCount: 'int',
  },
})
