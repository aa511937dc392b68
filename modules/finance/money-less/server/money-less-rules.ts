import type { Handler } from '@chengban/engine/row/scene.ts'
import { checkGuards } from '@chengban/engine/rules/guards.ts'
import { isAmong } from '@chengban/kernel/is-among.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { holdOpen } from '../../finance-period/server/open.ts'
import { isMonthLocked } from '../../submit-payroll/server/locked.ts'
import { apart } from '../less-type.ts'

/**
 * Refuses items in a month whose pay is locked, and changes to items a run has started to take or another record
 * created.
 */
export const moneyLessCheck: Handler<'moneyLess'> = async (scene) => {
  const { tx, writer, entity, before, row } = scene
  // what may not be deleted may not be changed either
  if (before && !writer.isSystem) await checkGuards({ ...scene, row: before }, entity.removable)
  const isTyped = row.type === '借款归还' && row.type !== before?.type
  if (isTyped && !row.module && !writer.isSystem) throw invalid({ type: '借款归还由系统按借款登记' })
  const isApart = isAmong(apart, String(row.type))
  if (isApart) await holdOpen(tx, row.company, [`${String(row.month)}-01`])
  else if (await isMonthLocked(tx, row.company, row.month)) throw invalid({ month: '该月工资已锁定' })
}
