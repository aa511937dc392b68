import { call } from '@chengban/kernel/call.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { monthOfYear, year } from '@chengban/kernel/kinds/int.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/**
 * Writes targets of a year, one for each month of a person or department, all or none. A cell with `money` sets the
 * target, a cell without it removes the target. `was` is the figure that the sender saw.
 */
export const setYear = call({
  method: 'POST',
  path: '/salesTarget/setYear',
  label: '排年度目标',
  input: {
    year: year('年', { required: true, min: 2000, max: 2100 }),
    cells: lines(
      '目标',
      {
        userId: ref('人员', 'user'),
        departmentId: ref('部门', 'department'),
        month: monthOfYear('月', { required: true }),
        money: money('目标金额', { min: 0 }),
        was: money('原目标金额'),
      },
      { required: true, min: 1, max: 2400 },
    ),
  },
  answer: { created: 'int', changed: 'int', removed: 'int' },
})
