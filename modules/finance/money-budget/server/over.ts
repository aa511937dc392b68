import type { Sql } from '@chengban/engine/db/sql.ts'
import { add, compare, subtract } from '@chengban/kernel/decimal.ts'

interface Touched {
  readonly id: string
  readonly part: string
}

/**
 * By how much a claim about to be handed in goes beyond the budgets its lines fall under. They are locked by id, so
 * that of two claims at once the second counts the first.
 */
export const overBudgets = async (tx: Sql, submitId: string): Promise<string> => {
  const touched = await tx.query<Touched>(
    `select * from (select app.money_budget_of(e.company, e.project_id, e.department_id, e.kind, e.date)::text as id,
       sum(e.money)::text as part from store.money_expense e where e.submit_id = $1 group by 1) t
     where t.id is not null order by t.id`,
    [submitId],
  )
  await tx.query('select from store.money_budget where id = any ($1::uuid[]) order by id for no key update', [
    touched.map(({ id }) => id),
  ])
  let over = '0.00'
  for (const one of touched) over = add(over, await overOne(tx, one))
  return over
}

/** Never more than the claim's own part. */
const overOne = async (tx: Sql, { id, part }: Touched): Promise<string> => {
  const [found] = await tx.query<{ left: string }>(
    `select (b.money - app.money_budget_used(b.id) - app.money_budget_reserved(b.id))::text as left
     from store.money_budget b where b.id = $1`,
    [id],
  )
  const beyond = subtract(part, found?.left ?? part)
  if (compare(beyond, '0') <= 0 || compare(part, '0') <= 0) return '0.00'
  return compare(beyond, part) > 0 ? part : beyond
}
