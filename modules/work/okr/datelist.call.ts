import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** The weeks of a year, each that of its Thursday, with what somebody was to follow in them. */
export const okrWeeks = call({
  method: 'GET',
  path: '/okr/datelist',
  label: 'OKR周历',
  offered: {
    of: 'okr',
    on: 'list',
    tells: {
      tables: [
        {
          rows: 'nodes',
          columns: {
            weekStart: date('周一'),
            weekEnd: date('周日'),
            quarter: int('季度'),
            week: int('周次'),
            due: int('应跟进'),
            filled: int('已跟进'),
          },
        },
      ],
    },
  },
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
