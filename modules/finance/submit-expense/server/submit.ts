import { today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Values } from '@chengban/engine/row/scene.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { add, compare } from '@chengban/kernel/decimal.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import { invoiceKey } from '../../invoice-use/invoice-number.ts'
import { overBudgets } from '../../money-budget/server/over.ts'
import { submissionSubmit } from '../../submission/server/audit.ts'
import { lockLines } from '../../submission/server/lines.ts'

/** Checks the lines together, submits them, and stores the amount above the current budgets. */
export const submitExpenseSubmit: Handler<'submitExpense'> = async (scene) => {
  const lines = await lockLines(scene)
  const errors = { ...shared(lines), ...(await old(scene.tx, lines)) }
  if (Object.keys(errors).length) throw invalid(errors)
  await submissionSubmit(scene)
  scene.row.opinion3 = null
  scene.row.overMoney = await overBudgets(scene)
}

/** Lines on one invoice name the same amount of it and claim no more together. */
const shared = (lines: readonly Values[]): Record<string, string> => {
  const groups = Map.groupBy(lines.entries(), ([, line]) => invoiceKey(line.invoiceCode, line.invoiceNumber) ?? '')
  groups.delete('')
  const errors: Record<string, string> = {}
  for (const group of groups.values()) {
    const [[, first] = []] = group
    const [index] = group.at(-1) ?? []
    if (group.some(([, line]) => line.invoiceMoney !== first?.invoiceMoney))
      errors[`rows.${index}.invoiceMoney`] = '同一发票金额不一致'
    else if (compare(group.map(([, { money }]) => String(money)).reduce(add), String(first?.invoiceMoney)) > 0)
      errors[`rows.${index}.money`] = '报销金额超过发票金额'
  }
  return errors
}

const old = async (tx: Sql, lines: readonly Values[]): Promise<Record<string, string>> => {
  const days = await settingOf(tx, 'finance.expenseOldDays')
  const first = addDays(today(), -days)
  return Object.fromEntries(
    lines.flatMap(({ date, remark }, index) =>
      String(date) < first && !remark ? [[`rows.${index}.remark`, `超过${days}天的费用请说明原因`]] : [],
    ),
  )
}
