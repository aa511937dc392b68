import { allOf, eq, exists, field, is, lt, not, today } from '@chengban/kernel/expr.ts'
import { parent } from '@chengban/kernel/formula.ts'
import { due, job } from '@chengban/kernel/job.ts'

const isOver = allOf(is({ status: '待本人确认' }), lt(field('dueDate'), today()))
const isAppealed = exists({
  of: 'attendance',
  by: 'userId',
  at: 'userId',
  where: allOf(eq(field('month'), parent('month')), is({ status: ['待一级审核', '待二级审核'] })),
})

/** Sheets that nobody answered in time count as confirmed; a month with appeals waits for them. */
export const sheetConfirm = job({
  name: 'sheetConfirm',
  label: '月表自动确认',
  when: 'daily 00:20',
  does: [
    due({ of: 'attendanceMonth', where: allOf(isOver, not(isAppealed)), move: 'confirm', set: { isAuto: true } }),
    due({ of: 'checkOnWork', where: isOver, move: 'confirm', set: { isAuto: true } }),
    due({ of: 'performance', where: isOver, move: 'confirm', asked: { agree: true }, set: { isAuto: true } }),
  ],
})
