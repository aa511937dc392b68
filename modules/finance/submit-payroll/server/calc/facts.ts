import type { Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { settingsOf } from '@chengban/modules/platform/config/server/setting.ts'
import type { Special } from '../../../payroll/days.ts'
import type { Item } from '../../../payroll/less.ts'
import type { TaxedBefore } from '../../../payroll/tax.ts'
import { rulesOf as socialRulesOf } from '../../../social-insurance/server/rules-of.ts'
import { taxRuleOn } from '../../../tax-rule/server/in-force.ts'
import { peopleOf } from './people.ts'
import type { Attendance, Facts, Insurance, Opening, Paid, Rules, Run } from './run.ts'

/** Reads each source with one query, independent of the number of people. */
export const factsOf = async (within: Within, run: Run): Promise<Facts> => {
  const people = await peopleOf(within, run)
  const ids = people.map(({ id }) => id)
  const slips = await find(within, 'moneyPayroll', { submitId: run.id })
  return {
    people,
    attendance: await attendanceOf(within, run, ids),
    overtime: await overtimeOf(within, run, ids),
    insurance: await insuranceOf(within, run),
    items: await itemsOf(within, run, ids),
    prior: await priorOf(within, run, ids),
    openings: await openingsOf(within, run, ids),
    grades: await gradesOf(within, run, ids),
    slips: new Map(slips.map((row) => [row.userId, row])),
    rules: await rulesOf(within, run),
  }
}

type ByUser<T> = T & { readonly userId: string }
const byUser = <T>(rows: readonly ByUser<T>[]): Map<string, T> => new Map(rows.map((row) => [row.userId, row]))
const grouped = <T>(rows: readonly ByUser<T>[]): Map<string, T[]> => {
  const map = new Map<string, T[]>()
  for (const row of rows) map.set(row.userId, [...(map.get(row.userId) ?? []), row])
  return map
}

/** The days of a month, without those under an agreement of another company. */
const attendanceOf = async ({ tx }: Within, run: Run, ids: readonly string[]) => {
  const rows = await tx.query<ByUser<Attendance>>(
    `select m.user_id::text as "userId", m.id::text, m.status = '已锁定' as "isLocked", d.*
     from store.attendance_month m, lateral (
       select ${dayFigure('1', atWork)} as "workDays", ${dayFigure('a.unpaid_rest', atWork)} as "unpaidDays",
         ${dayFigure('a.absence_days', 'not a.is_ignore')} as "absenceDays", ${dayFigure('a.sick_rest', atWork)} as "sickDays",
         (coalesce(sum(a.work_minutes), 0) / 60.0 + coalesce(sum(8 * a.paid_rest) filter (where ${atWork}), 0))::text as hours
       from store.attendance a where a.user_id = m.user_id and a.month = m.month and ${under('a.user_id', 'a.date', '$3')}) d
     where m.month = $1 and m.user_id = any ($2::uuid[])`,
    [run.month, ids, run.company],
  )
  return byUser(rows)
}

const atWork = "a.day_kind = '工作日'"
const dayFigure = (value: string, where: string): string =>
  `coalesce(sum(${value}) filter (where ${where}), 0)::numeric(16,1)::text`
/** Returns the condition that no wage agreement with another company covers the person on that day. */
const under = (person: string, day: string, company: string): string =>
  `not exists (select from store.money_salary w where w.user_id = ${person} and w.company <> ${company} and w.status = '通过'
     and w.kind <> '专项附加调整' and ${day} between w.dt_start and coalesce(w.dt_end, 'infinity'))`

/** Returns verified overtime of this or earlier months that was never paid. */
const overtimeOf = async ({ tx }: Within, run: Run, ids: readonly string[]) => {
  const rows = await tx.query<ByUser<{ money: string; rows: Paid[] }>>(
    `select o.user_id::text as "userId", sum(o.money)::numeric(16,2)::text as money, 
       jsonb_agg(jsonb_build_object('id', o.id, 'money', o.money::text) order by o.date, o.id) as rows
     from store.overtime o where o.user_id = any ($2::uuid[]) and o.way = '加班费' and o.settle = '已核实' and o.date <= $1
       and ${under('o.user_id', 'o.date', '$3')}
     group by o.user_id`,
    [run.last, ids, run.company],
  )
  return run.kind === '工资' ? byUser(rows) : new Map()
}

const insuranceOf = async (within: Within, run: Run): Promise<Map<string, Insurance>> => {
  const [year = 0, month = 0] = run.month.split('-').map(Number)
  const rows = await find(within, 'socialInsurance', { company: run.company, year, month })
  return new Map(
    rows.map(({ id, userId, status, socialMyself, accumulationFund, security, fundCompany }) => [
      userId,
      {
        id,
        isChecked: status !== '已生成',
        socialMyself: socialMyself ?? '0.00',
        accumulationFund: accumulationFund ?? '0.00',
        security: security ?? '0.00',
        fundCompany: fundCompany ?? '0.00',
      },
    ]),
  )
}

/** Open items up to the month, by date; runs of their own take those of their type and month alone. */
const itemsOf = async ({ tx }: Within, run: Run, ids: readonly string[]): Promise<Map<string, Item[]>> => {
  const rows = await tx.query<ByUser<Item & { month: string }>>(
    `select l.user_id::text as "userId", l.id::text, l.type, l.month, l.kind, l.remain::text as remain
     from store.money_less l where l.company = $1 and l.user_id = any ($2::uuid[]) and l.status in ('待计入', '部分计入')
       and l.remain > 0 and case when $3 = '工资' then l.month <= $4 and l.type not in ('补发', '年终奖')
         else l.month = $4 and l.type = $3 end
     order by l.date, l.id`,
    [run.company, ids, run.kind, run.month],
  )
  return grouped(rows)
}

/** Returns earlier pay and tax of the year from locked runs. */
const priorOf = async ({ tx }: Within, run: Run, ids: readonly string[]): Promise<Map<string, TaxedBefore[]>> => {
  const rows = await tx.query<ByUser<TaxedBefore>>(
    `select s.user_id::text as "userId", s.money::text as income, '0.00' as exempt,
       (s.social_myself + s.accumulation_fund)::numeric(16,2)::text as special, s.tax::text as withheld,
       extract(month from p.pay_date)::integer as "paidIn"
     from store.money_payroll s join store.submit_payroll p on p.id = s.submit_id
     where p.company = $1 and s.user_id = any ($2::uuid[]) and p.id <> $3 and p.stage in ('已锁定', '已发放', '已归档')
       and p.pay_date <= $4::date and extract(year from p.pay_date) = extract(year from $4::date)
       and (p.kind <> '年终奖' or s.is_merge)
     order by p.pay_date, p.id, s.id`,
    [run.company, ids, run.id, run.payDate],
  )
  return grouped(rows)
}

const openingsOf = async (within: Within, run: Run, ids: readonly string[]): Promise<Map<string, Opening>> => {
  const year = Number(run.payDate.slice(0, 4))
  const rows = await find(within, 'taxOpening', { userId: ids, company: run.company, year })
  return new Map(
    rows.map(({ userId, month, income, exempt, special, extra, withheld }) => [
      userId,
      {
        month,
        income,
        exempt: exempt ?? '0.00',
        special: special ?? '0.00',
        extra: extra ?? '0.00',
        withheld: withheld ?? '0.00',
      },
    ]),
  )
}

/** Returns the grade of the last quarter that ended before the month, if that sheet is confirmed. */
const gradesOf = async ({ tx, writer }: Within, run: Run, ids: readonly string[]) => {
  const rows = await tx.query<ByUser<{ id: string; grade: string }>>(
    `select distinct on (p.user_id) p.user_id::text as "userId", p.id::text, (${columnSql(writer.catalog, 'performance', 'grade', 'p')}) as grade
     from store.performance p where p.user_id = any ($2::uuid[]) and p.type = '季度' and p.end_date < $1
       and p.status in ('已确认', '已归档') and p.end_date >= ($1::date - interval '3 months' - interval '1 day')::date
     order by p.user_id, p.end_date desc`,
    [run.first, ids],
  )
  return byUser(rows)
}

const rulesOf = async (within: Within, run: Run): Promise<Rules> => {
  const { tx } = within
  const set = await settingsOf(tx, [
    'payroll.performanceRates',
    'payroll.sickRate',
    'payroll.lessMaxRate',
    'payroll.probationRate',
    'payroll.wageDays',
  ])
  const days = await tx.query<{ date: string; kind: RowOf<'holiday'>['kind'] }>(
    'select date::text, kind from store.holiday where date between $1 and $2',
    [run.first, run.last],
  )
  const social = await socialRulesOf(tx, run.company, run.first)
  return {
    set,
    calendar: new Map(days.map(({ date, kind }) => [date, specialOf(kind)])),
    yearly: await taxRuleOn(tx, '综合所得', run.payDate),
    bonus: await taxRuleOn(tx, '年终奖', run.payDate),
    minimumWage: social.find(({ kind }) => kind === '最低工资')?.floor ?? null,
  }
}

const specialOf = (kind: string): Special => ({
  isWork: kind === '调休上班',
  isPaid: kind === '法定节假日' || kind === '公司假日',
})
