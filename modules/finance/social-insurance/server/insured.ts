import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Insured } from '../../social-rule/social-line.ts'

type Row = Readonly<Record<string, unknown>>

interface Bases {
  readonly social: string | null
  readonly fund: string | null
  readonly pay: string | null
}

/**
 * The bases of a row that names some or none: its own, else those of the wage in force at the end of the month, else
 * what the person was paid a month on average last year, else the agreed pay.
 */
export const insuredOf = async (tx: Sql, row: Row, firstDay: string): Promise<Insured> => {
  const { social, fund, pay } = await basesOf(tx, row, firstDay)
  const socialBase = given(row.socialBase) ?? social ?? (await averagePay(tx, row, firstDay)) ?? pay ?? '0.00'
  return {
    needSocial: row.needSocial === true,
    needFund: row.needFund === true,
    socialBase,
    fundBase: given(row.fundBase) ?? fund ?? socialBase,
  }
}

const given = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const basesOf = async (tx: Sql, { userId, company }: Row, firstDay: string): Promise<Bases> => {
  const [found] = await tx.query<Bases>(
    `select w.social_base::text as social, w.fund_base::text as fund,
       (w.norm_money * (case when w.type = '时薪' then 174 else 1 end) + w.performance + w.other)::numeric(16,2)::text as pay
     from (select u.id, least(($3::date + interval '1 month - 1 day')::date, u.tz_demobilize) as last
       from store."user" u where u.id = $1) u
     join store.money_salary w on w.user_id = u.id and w.company = $2 and w.status = '通过'
       and w.kind <> '专项附加调整' and w.dt_start <= u.last and coalesce(w.dt_end, u.last) >= u.last`,
    [userId, company, firstDay],
  )
  return found ?? { social: null, fund: null, pay: null }
}

/** Average monthly pay of last year by the company, over months with a 工资 slip; null without any. */
export const averagePay = async (tx: Sql, { userId, company }: Row, day: string): Promise<string | null> => {
  const [found] = await tx.query<{ pay: string | null }>(
    `select (sum(s.money) / nullif(count(distinct s.month) filter (where p.kind = '工资'), 0))::numeric(16,2)::text as pay
     from store.money_payroll s join store.submit_payroll p on p.id = s.submit_id
     where s.user_id = $1 and p.company = $2 and p.stage in ('已锁定', '已发放', '已归档')
       and left(p.month, 4)::integer = extract(year from $3::date)::integer - 1`,
    [userId, company, day],
  )
  return found?.pay ?? null
}
