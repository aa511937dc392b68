import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { addMonths } from '@chengban/kernel/days.ts'
import { present } from '@chengban/kernel/present.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { openStages } from '../../business-opportunity/open-stages.ts'
import { ownKinds } from '../business-log.entity.ts'
import type { businessSummary } from '../summary.call.ts'
import { goals, top } from './goals.ts'

type Answer = AnswerOf<typeof businessSummary>

/** Ten years: more would be months without a target or a sale. */
const mostMonths = 120

/** All figures of one statement, of what the reader sees and answers for. */
export const summarize: CallHandler<typeof businessSummary> = async (engine, input) => {
  const { date1, date2, userId = null, departmentId = null } = input
  if (date1 > date2 || date2 > addMonths(date1, mostMonths)) throw invalid({ date1: '日期错误' })
  const now = `${today().slice(0, 7)}-01`
  const params = [date1, date2, userId, departmentId, now, addMonths(now, 11), openStages, ownKinds]
  const [row] = await engine.read<{ answer: Answer }>({ text, params })
  return present(row).answer
}

/** Of the sellers' own, of the departments they head, all: narrowed to the person and the department asked for. */
const counts = (person: string, part: string): string =>
  `((select app.has_operation('businessOpportunity:manage')) or ${person} = (select app.me()) or ${part} in (select id from led))
   and ($3::uuid is null or ${person} = $3) and ($4::uuid is null or ${part} in (select id from below))`

const decided = `(s.tz_schedule at time zone 'Asia/Shanghai')::date`
const inRange = (day: string): string => `${day} between $1::date and $2::date`
const isPursued = `(s.is_use and s.schedule = any ($7))`
const wonInRange = `(s.schedule = '赢单' and ${inRange(decided)})`
const yuan = (sum: string): string => `coalesce(${sum}, 0)::numeric(16,2)::text`
const rate = (won: string, target: string): string => `round(100 * ${won} / nullif(${target}, 0), 1)::text`
const budget = (of: string): string =>
  `coalesce((${of} ->> 'budgetMyself')::numeric, 0) + coalesce((${of} ->> 'budgetSystem')::numeric, 0)`

/** Diary entries count for their author, changes of a sale for its seller. */
const told = `
  below as (
    select id from public.department where id = $4
    union select d.id from public.department d join below b on d.parent_id = b.id
  ), led as materialized (select id from rule.departments_below_me() l (id)),
  sale as materialized (
    select s.sales_personnel as person, s.schedule, s.is_use, s.expect_money, s.weighted_money, s.sign_date,
      s.create_date, s.tz_schedule
    from public.business_opportunity s
    where s.status in ('通过', '变更中') and ${counts('s.sales_personnel', 's.performance_from')}
  ), entry as materialized (
    select e.* from (
      select l.kind, case when l.kind = any ($8) then l.creator_id else o.sales_personnel end as person,
        o.performance_from as part,
        array_position($7::text[], l.after ->> 'schedule') - array_position($7::text[], l.before ->> 'schedule') as step,
        case when l.kind = '预算' then ${budget('l.after')} - (${budget('l.before')}) end as more
      from public.business_log l left join public.business_opportunity o on o.id = l.business_opportunity_id
      where l.tz_log >= $1::date::timestamp at time zone 'Asia/Shanghai'
        and l.tz_log < ($2::date + 1)::timestamp at time zone 'Asia/Shanghai'
    ) e where ${counts('e.person', 'e.part')}
  )`

/** Figures of people who did, won or were to win something within the days. */
const people = `
  sold as (
    select s.person, count(*) filter (where ${inRange('s.create_date')})::int as begun,
      count(*) filter (where ${wonInRange})::int as won, sum(s.expect_money) filter (where ${wonInRange}) as won_money,
      count(*) filter (where s.schedule = '输单' and ${inRange(decided)})::int as lost,
      sum(s.weighted_money) filter (where ${isPursued} and ${inRange('s.sign_date')}) as weighted
    from sale s group by 1
  ), wrote as (
    select e.person, count(*) filter (where e.kind = any ($8))::int as logs,
      count(*) filter (where e.kind = '拜访')::int as visits, count(*) filter (where e.kind = '演示')::int as demos,
      count(*) filter (where e.kind = '电话')::int as calls,
      count(*) filter (where e.kind = '进度' and e.step > 0)::int as advanced,
      count(*) filter (where e.kind = '进度' and e.step < 0)::int as back,
      sum(greatest(e.more, 0)) as up, sum(greatest(-e.more, 0)) as down
    from entry e group by 1
  ), aims as (
    select u.id as person, sum(g.money) as money from goal g join public."user" u on u.id = g.user_id
    where g.month between date_trunc('month', $1::date) and $2::date and ${counts('u.id', 'u.department_id')}
    group by 1
  ), node as (
    select coalesce(s.person, w.person, a.person) as person_id, s.begun, s.won, s.won_money, s.lost, s.weighted,
      w.logs, w.visits, w.demos, w.calls, w.advanced, w.back, w.up, w.down, a.money as target
    from sold s full join wrote w on w.person = s.person full join aims a on a.person = coalesce(s.person, w.person)
    where a.person is not null or w.person is not null or s.begun + s.won + s.lost > 0 or s.weighted > 0
  )`

const nodes = `(select coalesce(jsonb_agg(jsonb_build_object('userId', person_id, 'userName',
    coalesce(rule.label_user(person_id) ->> 'name', ''), 'logs', coalesce(logs, 0), 'visits', coalesce(visits, 0),
    'demos', coalesce(demos, 0), 'calls', coalesce(calls, 0), 'newOpportunities', coalesce(begun, 0),
    'advanced', coalesce(advanced, 0), 'back', coalesce(back, 0), 'won', coalesce(won, 0), 'lost', coalesce(lost, 0),
    'budgetUp', ${yuan('up')}, 'budgetDown', ${yuan('down')}, 'wonMoney', ${yuan('won_money')},
    'weightedMoney', ${yuan('weighted')}, 'target', target::numeric(16,2)::text,
    'rate', ${rate('coalesce(won_money, 0)', 'target')})
    order by coalesce(won_money, 0) desc, coalesce(weighted, 0) desc, person_id), '[]') from node)`

const pipeline = `(select jsonb_agg(jsonb_build_object('schedule', t.stage, 'count', t.count,
    'expectMoney', ${yuan('t.money')}, 'weightedMoney', ${yuan('t.weighted')}) order by t.place)
  from (select p.stage, p.place, count(s.person)::int as count, sum(s.expect_money) as money,
      sum(s.weighted_money) as weighted
    from unnest($7::text[]) with ordinality p (stage, place)
      left join sale s on s.schedule = p.stage and s.is_use group by 1, 2) t)`

const byMonth = `(select jsonb_agg(jsonb_build_object('month', to_char(t.month, 'YYYY-MM'),
    'expectMoney', ${yuan('t.money')}, 'weightedMoney', ${yuan('t.weighted')}, 'won', ${yuan('t.won')},
    'target', t.target::numeric(16,2)::text, 'rate', ${rate('coalesce(t.won, 0)', 't.target')}) order by t.month)
  from (select m.month,
      (select money from top where top.month = m.month) as target,
      (select sum(s.expect_money) from sale s
       where ${isPursued} and date_trunc('month', s.sign_date) = m.month) as money,
      (select sum(s.weighted_money) from sale s
       where ${isPursued} and date_trunc('month', s.sign_date) = m.month) as weighted,
      (select sum(s.expect_money) from sale s
       where s.schedule = '赢单' and date_trunc('month', ${decided}) = m.month) as won
    from months m where m.month between $5::date and $6::date) t)`

const text = `
  with recursive ${told}, ${goals}, ${top}, ${people},
  whole as (
    select sum(won_money) as won, sum(weighted) as weighted,
      (select sum(money) from top where top.month between date_trunc('month', $1::date) and $2::date) as target from node
  )
  select jsonb_build_object('nodes', ${nodes}, 'totalCount', (select count(*)::int from node),
    'pipeline', ${pipeline}, 'byMonth', ${byMonth}, 'wonMoney', ${yuan('whole.won')},
    'weightedMoney', ${yuan('whole.weighted')}, 'target', whole.target::numeric(16,2)::text,
    'rate', ${rate('coalesce(whole.won, 0)', 'whole.target')}) as answer from whole`
