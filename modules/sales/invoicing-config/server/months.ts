import type { CallHandler } from '@chengban/engine/call.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import type { monthsOfSeller } from '../months.call.ts'

type Month = AnswerOf<typeof monthsOfSeller>['months'][number]

/** Of a seller that the person asking sees; the limit of a month goes before that of every month. */
export const usedMonths: CallHandler<typeof monthsOfSeller> = async (engine, { id, year }) => {
  const months = await engine.read<Month>({
    text: `select m.month, l.lim::text as "limit", u.used::text, (l.lim - u.used)::text as "left"
      from public.invoicing_config s
      cross join lateral (select $2 || '-' || lpad(n::text, 2, '0') as month from generate_series(1, 12) n) m
      cross join lateral (select coalesce((s.month_limits ->> m.month)::numeric(16,2), s.month_limit) as lim) l
      cross join lateral (select app.month_use(s.id, m.month) as used) u
      where s.id = $1 and s.kind = '销方' order by m.month`,
    params: [id, String(year)],
  })
  if (months.length === 0) throw notFound()
  return { months }
}
