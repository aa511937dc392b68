import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Scene, Values } from '@chengban/engine/row/scene.ts'
import { compare, isDecimal, multiply } from '@chengban/kernel/decimal.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import { invoiceKey, plainNumber } from '../../invoice-use/invoice-number.ts'
import { lineCheck } from '../../submission/server/line.ts'

// Decision 129: A limit of expenses applies to each line, and the form shows the sum of the day

/**
 * Refuses malformed invoice numbers, projects that are no longer running, and amounts above the standard without an
 * explanation.
 */
export const moneyExpenseCheck: Handler<'moneyExpense'> = async (scene) => {
  const { row } = scene
  row.invoiceNumber = plainNumber(row.invoiceNumber)
  row.invoiceCode = plainNumber(row.invoiceCode)
  if (row.invoiceNumber ? !invoiceKey(row.invoiceCode, row.invoiceNumber) : row.invoiceCode)
    throw invalid({ invoiceNumber: '发票号码格式不正确' })
  await lineCheck(scene)
  await demandRunning(scene)
  await demandPaid(scene)
  if (!row.remark && (await isOver(scene.tx, row))) throw invalid({ remark: '超标准请填写说明' })
}

export const moneyExpenseOverLimit: Handler<'moneyExpense'> = ({ tx, row }) => isOver(tx, row)

const isOver = async (tx: Sql, { type, money, quantity }: Values): Promise<boolean> => {
  const most = String((await settingOf(tx, 'finance.expenseLimits'))[String(type)] ?? '')
  return isDecimal(most) && compare(String(money), multiply(most, String(quantity ?? '1'))) > 0
}

const demandRunning = async ({ tx, row }: Scene<'moneyExpense'>): Promise<void> => {
  if (!row.projectId) return
  const [ended] = await tx.query(`select from store.project where id = $1 and project_status in ('终止', '已结束')`, [
    row.projectId,
  ])
  if (ended) throw invalid({ projectId: '项目已结束，不能报销' })
}

const demandPaid = async ({ tx, row }: Scene<'moneyExpense'>): Promise<void> => {
  if (!row.reverseId) return
  const [paid] = await tx.query(
    `select from store.money_expense e join store.submit_expense s on s.id = e.submit_id
     where e.id = $1 and s.pay_status = '已付款'`,
    [row.reverseId],
  )
  if (!paid) throw invalid({ reverseId: '只能冲销已付款的记录' })
}
