import type { CallHandler } from '@chengban/engine/call.ts'
import { daysIn } from '@chengban/engine/deeds/narrowed.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { addAll } from '@chengban/kernel/decimal.ts'
import type { getMaintenanceMoney } from '../report.call.ts'
import { companyOf } from './figures.ts'

type Node = AnswerOf<typeof getMaintenanceMoney>['nodes'][number]

/** Periods that overlap the days; what they earned before is of other days, so that neighbouring days add up. */
export const earnMaintenance: CallHandler<typeof getMaintenanceMoney> = async (engine, asked) => {
  daysIn(asked)
  const { date1, date2, company, contractId, clientId } = asked
  const nodes = await engine.read<Node>({
    text,
    params: [date1, date2, companyOf(company), contractId ?? null, clientId ?? null],
  })
  const of = (name: 'earned' | 'expenseMoney' | 'serverMoney' | 'margin'): string =>
    addAll(nodes.map((node) => node[name]))
  const sum = {
    earned: of('earned'),
    expenseMoney: of('expenseMoney'),
    serverMoney: of('serverMoney'),
    margin: of('margin'),
  }
  return { nodes, totalCount: nodes.length, sum }
}

const text = `
  select m.id as "maintenanceId", m.contract_id as "contractId", concat_ws(' ', c.name, m.dt_start || '至' || m.dt_end) as name, m.client_id as "clientId", m.dt_start::text as "dtStart",
    m.dt_end::text as "dtEnd", m.money::numeric(16,2)::text as money, m.earned::numeric(16,2)::text as earned,
    m.expense::numeric(16,2)::text as "expenseMoney", m.server::numeric(16,2)::text as "serverMoney",
    (m.earned - m.expense - m.server)::numeric(16,2)::text as margin
  from app.sum_maintenance($1::date, $2::date) m left join public.contract c on c.id = m.contract_id
  where ($3::text is null or m.company = $3) and ($4::uuid is null or m.contract_id = $4)
    and ($5::uuid is null or m.client_id = $5)
  order by m.dt_end, m.id`
