import { allOf, anyOf, eq, exists, field, is, isSet, le, not, today, via } from '@chengban/kernel/expr.ts'
import { dayOf, month, year } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'

const dueDay = dayOf(year(today()), month(today()), 20)
const missing = not(
  exists({
    of: 'socialInsurance',
    by: 'userId',
    at: 'userId',
    where: allOf(eq(field('year'), year(today())), eq(field('month'), month(today()))),
  }),
)

/** The month's insurance is not made or not checked. */
export const salarySocial = notice({
  code: 'salarySocial',
  family: 'salary',
  name: '社保公积金核对',
  condition: '每月20日，当月社保公积金缺少或尚未核对，告知社保管理人员人数；核对后停止',
  days: 'calendar',
  isDuty: true,
  about: [
    {
      of: 'socialInsurance',
      where: allOf(is({ status: '已生成' }), eq(field('year'), year(today())), eq(field('month'), month(today()))),
      joined: '{userId}',
      at: '/money?tab=社保公积金',
      title: '【社保】当月有{count}人尚未核对',
      lines: [{ by: dueDay, on: [0], to: [{ holds: 'socialInsurance:manage' }] }],
    },
    {
      of: 'moneySalary',
      where: allOf(
        is({ status: '通过', needSocial: true }),
        le(field('dtStart'), today()),
        anyOf(not(isSet('dtEnd')), le(today(), field('dtEnd'))),
        via('userId', is({ isEnable: true })),
        missing,
      ),
      joined: '{userId}',
      at: '/money?tab=社保公积金',
      title: '【社保】当月缺少{count}人的记录',
      lines: [{ by: dueDay, on: [0], to: [{ holds: 'socialInsurance:manage' }] }],
    },
  ],
})
