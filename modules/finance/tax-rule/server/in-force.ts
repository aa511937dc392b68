import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Band } from '../bands.ts'

export interface TaxRule {
  readonly allowance: string
  readonly bands: readonly Band[]
}

/** The rule by which pay of that day is taxed: the last that began by then, unless it has ended. */
export const taxRuleOn = async (
  tx: Sql,
  kind: '综合所得' | '年终奖',
  payDate: string,
): Promise<TaxRule | undefined> => {
  const [found] = await tx.query<TaxRule & { ended: boolean }>(
    `select r.allowance::text, r.bands, coalesce(r.dt_end < $2::date, false) as ended
     from store.tax_rule r where r.kind = $1 and r.dt_start <= $2::date order by r.dt_start desc limit 1`,
    [kind, payDate],
  )
  return found && !found.ended ? found : undefined
}
