import { allOf, field, gt, le, today } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** Hours that were not taken run out. */
export const officeRestDay = notice({
  code: 'officeRestDay',
  family: 'office',
  name: '假期到期',
  condition: '调休、年假到期前30天与7天提醒本人剩余小时；用完或过期后停止',
  days: 'calendar',
  about: {
    of: 'restDayLedger',
    where: allOf(gt(field('remain'), 0), le(today(), field('expireDate'))),
    title: '【假期】{kind}剩余{remain}小时将于{expireDate}到期',
    lines: [{ by: 'expireDate', on: [-30, -7], to: ['userId'] }],
  },
})
