import type { Sql } from '@chengban/engine/db/sql.ts'

export interface MonthUse {
  /** Null: none is set. */
  readonly limit: string | null
  readonly used: string
}

/** Returns the seller's limit and use of a month: its invoices less cancellations of those within the month. */
export const monthOf = async (tx: Sql, sellerId: string, month: string): Promise<MonthUse> => {
  const [seller] = await tx.query<MonthUse>(
    `select coalesce(c.month_limits ->> $2, c.month_limit::text) as limit, coalesce((
       select sum(i.amount_no_tax) from store.invoicing i left join store.invoicing b on b.id = i.blue_id
       where i.seller_id = c.id and i.status in ('已开票', '部分红冲', '已红冲') and to_char(i.dt_invoice, 'YYYY-MM') = $2
         and (not i.is_red or to_char(b.dt_invoice, 'YYYY-MM') = $2)), 0)::numeric(16,2)::text as used
     from store.invoicing_config c where c.id = $1`,
    [sellerId, month],
  )
  return seller ?? { limit: null, used: '0.00' }
}
