import type { Within } from '@chengban/engine/row/scene.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import type { Person, Run, WageRow } from './run.ts'

const wageSql = `jsonb_build_object('id', w.id, 'company', w.company, 'kind', w.kind, 'type', w.type, 'isFormal', w.is_formal,
  'probationRate', w.probation_rate::text, 'normMoney', w.norm_money::text, 'performance', coalesce(w.performance, 0)::text,
  'other', coalesce(w.other, 0)::text, 'needSocial', w.need_social, 'needFund', w.need_fund,
  'dtStart', w.dt_start, 'dtEnd', w.dt_end)`

/** Returns the candidates of a run with their agreements, in the order of the slips. */
export const peopleOf = async ({ tx, writer }: Within, run: Run): Promise<Person[]> => {
  const deductTotal = columnSql(writer.catalog, 'moneySalary', 'deductTotal', 'w')
  const people = await tx.query<Person>(
    `select u.id::text, u.name, u.department_id::text as "departmentId", u.need_attendance as "needAttendance",
       u.tz_probation::text as began, u.tz_demobilize::text as ended,
       coalesce((select jsonb_agg(jsonb_build_object('company', e.company, 'joined', e.tz_probation, 'left', e.tz_demobilize))
         from store.entry e where e.user_id = u.id and e.kind = '入职' and e.stage = '已离职' and e.status = '通过'
           and e.tz_probation is not null and e.tz_demobilize is not null), '[]') as earlier,
       coalesce((select jsonb_agg(${wageSql} order by w.dt_start, w.id) from store.money_salary w
         where w.user_id = u.id and w.status = '通过' and w.kind <> '专项附加调整'), '[]') as wages,
       coalesce((select jsonb_agg(jsonb_build_object('dtStart', w.dt_start, 'total', (${deductTotal})::numeric(16,2)::text,
         'taxStart', w.tax_start) order by w.dt_start, w.tz_update) from store.money_salary w
         where w.user_id = u.id and w.status = '通过'), '[]') as deducts
     from store."user" u left join store.department d on d.id = u.department_id
     where exists (select from store.money_salary w where w.user_id = u.id and w.company = $1 and w.status = '通过')
        or exists (select from store.money_less l where l.user_id = u.id and l.company = $1 and l.status in ('待计入', '部分计入'))
     order by d.sort nulls last, d.id, u.sort, u.id`,
    [run.company],
  )
  return people
}

/** The days on which a person is employed by the company of the run. */
export interface Employed {
  readonly joined: string
  readonly left: string
}

const earliest = '1900-01-01'
const latest = '9999-12-31'

/** Who moved here is employed from their first wage here on, who moved away until the last. */
export const employedAt = ({ began, ended, wages }: Person, company: string): Employed => {
  const here = wages.findIndex((row) => row.company === company)
  const lastHere = wages.findLastIndex((row) => row.company === company)
  const movedIn = here > 0 ? wages[here]?.dtStart : undefined
  const movedOut = lastHere >= 0 && lastHere < wages.length - 1 ? wages[lastHere]?.dtEnd : undefined
  return { joined: movedIn ?? began ?? earliest, left: movedOut ?? ended ?? latest }
}

/** The person's wages of the company in the month, cut to the days on which they are employed. */
export const wagesIn = (person: Person, run: Run, company: string | null = run.company): (WageRow & Span)[] => {
  const { joined, left } = company
    ? employedAt(person, company)
    : { joined: person.began ?? earliest, left: person.ended ?? latest }
  return person.wages.flatMap((row) => {
    if (company && row.company !== company) return []
    const from = [row.dtStart, joined, run.first].sort().at(-1) ?? run.first
    const to = [row.dtEnd ?? latest, left, run.last].sort()[0] ?? run.last
    return from <= to ? [{ ...row, from, to }] : []
  })
}

interface Span {
  readonly from: string
  readonly to: string
}

/** Wages stop, agreed as such. */
export const isStopped = ({ kind }: Pick<WageRow, 'kind'>): boolean => kind === '停薪'
