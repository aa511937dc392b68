import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { counted } from '@chengban/kernel/deeds/counted.ts'
import { allOf, anyOf, field, is, le, lt, me, multiply, not, today, when } from '@chengban/kernel/expr.ts'
import { addDays, dateOf, settingValue } from '@chengban/kernel/formula.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { client } from './client.entity.ts'
import { fallDay, mayFall } from './pool.ts'

const planned = dateOf(field('tzNextContact'))
const isToday = allOf(le(planned, today()), not(lt(planned, today())))
const isLate = lt(planned, today())
const fallsSoon = allOf(mayFall, le(addDays(fallDay, multiply(settingValue('client.poolWarnDays'), -1)), today()))

/** One's own clients that are to be spoken to today, should have been before, or go to the 公海 soon. */
export const clientsDue = counted({
  path: '/client/due',
  label: '待联系客户',
  offered: {
    of: 'client',
    on: 'strip',
    tells: { figures: { today: int('今日待联系'), soon: int('即将进入公海'), late: int('超期未联系') } },
  },
  of: client,
  rows: allOf(anyOf(me('userId'), me('helperId')), is({ isUse: true, status: ['通过', '变更中'] })),
  formulas: {
    todayOnes: told('int', when([[isToday, 1]], 0)),
    soonOnes: told('int', when([[fallsSoon, 1]], 0)),
    lateOnes: told('int', when([[isLate, 1]], 0)),
  },
  measures: { today: { sum: 'todayOnes' }, soon: { sum: 'soonOnes' }, late: { sum: 'lateOnes' } },
  form: 'figures',
})
