import type { Within } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import type { Run } from './run.ts'

/** Deductions that have passed are items of pay, once each; those that were voided and not taken yet are called off. */
export const carryDeductions = async (within: Within, run: Run): Promise<void> => {
  if (run.kind !== '工资') return
  const { tx } = within
  const passed = await tx.query<{ id: string; userId: string; money: string; date: string }>(
    `select d.id::text, d.user_id::text as "userId", d.money::text, c.end_date::text as date
     from store.deduction d join store.check_on_work c on c.id = d.check_on_work_id join store."user" u on u.id = d.user_id
     where d.status = '通过' and c.end_date <= $1 and u.company = $2
       and not exists (select from store.money_less l where l.module = 'deduction' and l.relevance_id = d.id::text)
     order by d.id`,
    [run.last, run.company],
  )
  for (const { id, userId, money, date } of passed)
    await addRow(within, 'moneyLess', {
      userId,
      company: run.company,
      month: run.month,
      date,
      type: '考勤扣款',
      money,
      content: `${date.slice(0, 7)}考核扣款`,
      module: 'deduction',
      relevanceId: id,
    })
  const voided = await tx.query<{ id: string }>(
    `select l.id::text from store.money_less l join store.deduction d on d.id::text = l.relevance_id
     where l.module = 'deduction' and l.company = $1 and d.status = '已作废' and l.status = '待计入' order by l.id`,
    [run.company],
  )
  for (const { id } of voided) await moveBySystem(within, 'moneyLess', 'drop', id)
}
