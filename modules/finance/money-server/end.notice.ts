import { allOf, eq, exists, field, gt, is, le, not, today } from '@chengban/kernel/expr.ts'
import { parent } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'

const later = exists({
  of: 'moneyServer',
  by: 'supplier',
  at: 'supplier',
  where: allOf(eq(field('content'), parent('content')), gt(field('dtEnd'), parent('dtEnd')), is({ status: '有效' })),
})

/** A service that is paid for ends. */
export const expenseServer = notice({
  code: 'expenseServer',
  family: 'expense',
  name: '服务费到期',
  condition: '服务费到期前30天、7天与当天，提醒负责人与服务费登记人员；同一供应商同一内容有更晚的记录或过期后停止',
  days: 'calendar',
  about: {
    of: 'moneyServer',
    where: allOf(is({ status: '有效' }), le(today(), field('dtEnd')), not(later)),
    title: '【服务费】{content}于{dtEnd}到期',
    lines: [{ by: 'dtEnd', on: [-30, -7, 0], to: ['userId', { holds: 'moneyServer:manage' }] }],
  },
})
