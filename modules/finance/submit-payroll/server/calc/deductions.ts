import type { Within } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { compare, subtract } from '@chengban/kernel/decimal.ts'
import type { Run } from './run.ts'

/** Deductions that have passed are items of pay, once each; those that were voided no longer are. */
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
  await callOffVoided(within, run)
}

/** What a voided deduction left open is called off; what locked pay had taken of it is owed to the person, once. */
const callOffVoided = async (within: Within, run: Run): Promise<void> => {
  const voided = await within.tx.query<Voided>(
    `select l.id::text, l.user_id::text as "userId", l.date::text, l.relevance_id as "relevanceId", l.taken::text,
       l.status in ('待计入', '部分计入') as "isOpen", l.taken > 0 and not exists (select from store.money_less b
         where b.module = 'deduction' and b.relevance_id = l.relevance_id and b.kind = '增加') as "isOwed"
     from store.money_less l join store.deduction d on d.id::text = l.relevance_id
     where l.module = 'deduction' and l.kind = '扣减' and l.company = $1 and d.status = '已作废' order by l.id`,
    [run.company],
  )
  for (const { id, userId, date, relevanceId, taken, isOpen, isOwed } of voided) {
    if (isOpen) await moveBySystem(within, 'moneyLess', 'drop', id)
    if (isOwed)
      await addRow(within, 'moneyLess', {
        ...{ userId, date, relevanceId, company: run.company, month: run.month, type: '补发', money: taken },
        content: `${date.slice(0, 7)}考核扣款作废，退回已扣`,
        module: 'deduction',
      })
  }
}

interface Voided {
  readonly id: string
  readonly userId: string
  readonly date: string
  readonly relevanceId: string
  readonly taken: string
  readonly isOpen: boolean
  /** Whether pay took some of it and no item, not even one called off, gives it back. */
  readonly isOwed: boolean
}

/** A run that is voided took nothing: so much less is owed for the voided deduction behind its item. */
export const oweLess = async (within: Within, moneyLessId: string, amount: string): Promise<void> => {
  const [owed] = await within.tx.query<{ id: string; money: string }>(
    `select b.id::text, b.money::text from store.money_less l join store.money_less b
       on b.module = l.module and b.relevance_id = l.relevance_id and b.kind = '增加' and b.status = '待计入'
     where l.id = $1 and l.module = 'deduction' and l.kind = '扣减'`,
    [moneyLessId],
  )
  if (!owed) return
  if (compare(owed.money, amount) <= 0) await moveBySystem(within, 'moneyLess', 'drop', owed.id)
  else await change(within, 'moneyLess', [owed.id], { money: subtract(owed.money, amount) })
}
