import type { Sql } from '@chengban/engine/db/sql.ts'
import { linkFiles } from '@chengban/engine/row/file-links.ts'
import type { KeepText } from '@chengban/modules/platform/server/demo/files.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { moneyExpense } from '../../money-expense/money-expense.entity.ts'

interface Line {
  readonly id: string
  readonly status: string
  readonly holderId: string
  readonly holderName: string
  readonly at: string
}

const holding: readonly string[] = ['待一级审核', '待二级审核', '通过']

/**
 * Lines of claims get their invoices, allowances and every third ride apart. Claims that were handed in hold the
 * numbers, those given back let them go.
 */
export const addInvoices = async (tx: Sql, keep: KeepText, creatorId: string): Promise<void> => {
  const lines = await tx.query<Line>(
    `select x.id, x.status, x."holderId", x."holderName", x.at from (
       select m.id::text, s.status, s.id::text as "holderId", s.serial_number as "holderName", s.tz_submit as at, m.type,
         row_number() over (partition by m.type order by m.id) as n
       from store.money_expense m join store.submit_expense s on s.id = m.submit_id) x
     where x.type <> '出差补贴' and (x.type <> '市内交通' or x.n % 3 <> 0) order by x.id`,
  )
  const text = '电子发票\n\n演示公司的报销凭证。\n'
  const file = await keep(tx, { id: demoId('storedFile', '电子发票'), name: '电子发票.txt', text, creatorId })
  for (const [index, { id }] of lines.entries()) {
    await tx.query(
      `update store.money_expense set invoice_number = $2, invoice_money = money, no_invoice_reason = null, file = $3
       where id = $1`,
      [id, numberOf(index), JSON.stringify([file])],
    )
    await linkFiles(tx, moneyExpense, id, { file: [file] }, ['file'], true)
  }
  const taken = lines.flatMap((line, index) => (holding.includes(line.status) ? [takenBy(line, numberOf(index))] : []))
  await into(tx, 'invoiceUse').insert(taken)
}

/** Of twenty digits, as electronic invoices have them. */
const numberOf = (index: number): string => `2633200000${String(10_000_000 + index * 7919).padStart(10, '0')}`

const takenBy = ({ holderId, holderName, at }: Line, number: string) => ({
  id: demoId('invoiceUse', number),
  number,
  module: 'submitExpense' as const,
  holderId,
  holderName,
  tzCreate: at,
  tzUpdate: at,
})
