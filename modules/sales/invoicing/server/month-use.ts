import type { Sql } from '@chengban/engine/db/sql.ts'

export interface MonthUse {
  /** Null: none is set. */
  readonly limit: string | null
  readonly used: string
}

/** Returns the seller's limit and use of a month: its invoices less cancellations of those within the month. */
export const monthOf = async (tx: Sql, sellerId: string, month: string): Promise<MonthUse> => {
  const [seller] = await tx.query<MonthUse>(
    `select coalesce(c.month_limits ->> $2, c.month_limit::text) as limit, app.month_use(c.id, $2)::text as used
     from store.invoicing_config c where c.id = $1`,
    [sellerId, month],
  )
  return seller ?? { limit: null, used: '0.00' }
}
