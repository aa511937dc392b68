import { allOf, anyOf, field, is, isSet, le, not, now, today, via } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'

const inForce = allOf(
  is({ status: '通过' }),
  le(field('dtStart'), today()),
  anyOf(not(isSet('dtEnd')), le(today(), field('dtEnd'))),
)

/** Somebody has passed their probation and is paid as before. */
export const salaryRegular = notice({
  code: 'salaryRegular',
  family: 'salary',
  name: '转正定薪',
  condition: '人员已转正而执行中的薪资标准仍为试用，提醒薪资管理人员一次；新标准通过后停止',
  about: {
    of: 'moneySalary',
    where: allOf(inForce, is({ isFormal: false }), via('userId', is({ isFormal: true }))),
    title: '【薪资】{userId}已转正，请定转正薪资',
    lines: [{ by: now(), once: '转正', to: [{ holds: 'moneySalary:manage' }] }],
  },
})
