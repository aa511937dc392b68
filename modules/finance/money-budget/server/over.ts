import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Scene } from '@chengban/engine/row/scene.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import { add, compare, subtract } from '@chengban/kernel/decimal.ts'

interface Touched {
  readonly id: string
  readonly part: string
}

/**
 * By how much a claim about to be handed in goes beyond the budgets its lines fall under. They are locked by id, so
 * that of two claims at once the second counts the first.
 */
export const overBudgets = async ({ tx, writer, row }: Scene): Promise<string> => {
  const budget = columnSql(writer.catalog, 'moneyExpense', 'budgetId', 'e')
  const touched = await tx.query<Touched>(
    `select * from (select ${budget}::text as id,
       sum(e.money)::text as part from store.money_expense e where e.submit_id = $1 group by 1) t
     where t.id is not null order by t.id`,
    [row.id],
  )
  await tx.query('select from store.money_budget where id = any ($1::uuid[]) order by id for no key update', [
    touched.map(({ id }) => id),
  ])
  let over = '0.00'
  const remain = columnSql(writer.catalog, 'moneyBudget', 'remain', 'b')
  for (const one of touched) over = add(over, await overOne(tx, remain, one))
  return over
}

/** Never more than the claim's own part. */
const overOne = async (tx: Sql, remain: string, { id, part }: Touched): Promise<string> => {
  const text = `select (${remain})::text as left from store.money_budget b where b.id = $1`
  const [found] = await tx.query<{ left: string }>(text, [id])
  const beyond = subtract(part, found?.left ?? part)
  if (compare(beyond, '0') <= 0 || compare(part, '0') <= 0) return '0.00'
  return compare(beyond, part) > 0 ? part : beyond
}
