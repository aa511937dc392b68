import type { Sql } from '@chengban/engine/db/sql.ts'
import type { SocialRule } from '../../social-rule/social-line.ts'

/** The company's rules in force in a month, which its first day names: of each kind the last that began by then. */
export const rulesOf = (tx: Sql, company: unknown, firstDay: string): Promise<SocialRule[]> =>
  tx.query<SocialRule>(
    `select distinct on (r.kind) r.id::text, r.kind, r.floor::text, r.ceiling::text, r.rounding,
       r.person_rate::text as "personRate", r.person_fixed::text as "personFixed",
       r.company_rate::text as "companyRate", r.company_fixed::text as "companyFixed"
     from store.social_rule r where r.company = $1 and r.dt_start <= $2::date
     order by r.kind, r.dt_start desc`,
    [company, firstDay],
  )
