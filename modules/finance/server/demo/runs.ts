import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Cast } from '@chengban/modules/administration/server/demo/cast.ts'
import { giveMonthNumbers } from '@chengban/modules/administration/server/demo/numbers.ts'
import { momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import type { DemoPerson } from '@chengban/modules/platform/server/demo/people.ts'
import { audited } from '@chengban/modules/platform/server/demo/told.ts'
import type { Trail } from '@chengban/modules/platform/server/demo/trail.ts'
import { insertRows } from '@chengban/modules/platform/server/seed/rows.ts'
import { moneyPayroll } from '../../money-payroll/money-payroll.entity.ts'
import type { Slip } from '../../payroll/slip.ts'
import { socialInsurance } from '../../social-insurance/social-insurance.entity.ts'
import { submitPayroll } from '../../submit-payroll/submit-payroll.entity.ts'
import { taxOpening } from '../../tax-opening/tax-opening.entity.ts'
import { monthOf, openingOf, type Paid, reckon, socialOf, yearOf } from './reckon.ts'
import { companyOf, insuredOf, wageId } from './wages.ts'

type Stage = '已核算' | '已锁定' | '已发放'

/** Pay of the two last months: one paid and confirmed, one to be confirmed; the smaller company's still in hand. */
export const addRuns = async (tx: Sql, cast: Cast, [first, second]: readonly [Paid, Paid]): Promise<Trail[]> => {
  const trails: Trail[] = []
  const numbers = await giveMonthNumbers(tx, 'GZ-', submitted([first, second]), '-')
  for (const company of ['A', 'B']) {
    const staff = cast.staff.filter((person) => companyOf(person) === company)
    const before = staff.map((person) => ({ person, slip: reckon(person, first, null) }))
    await addOpenings(tx, cast, company, first, staff)
    trails.push(await addRun(tx, cast, { company, paid: first, stage: '已发放', slips: before, numbers }))
    const now = before.map(({ person, slip }) => ({ person, slip: reckon(person, second, slip) }))
    const stage = company === 'A' ? '已锁定' : '已核算'
    trails.push(await addRun(tx, cast, { company, paid: second, stage, slips: now, numbers }))
    for (const paid of [first, second]) await addInsurance(tx, cast, { company, paid, staff, isPaid: paid === first })
  }
  return trails
}

const runId = (company: string, { month }: Paid): string => demoId('submitPayroll', `${company} ${month}`)

/** Working days since a run was handed in. */
const daysOf = (stage: Stage): number => (stage === '已发放' ? 28 : 3)

/** The runs that have a number, with the moment they got it. */
const submitted = ([first, second]: readonly [Paid, Paid]) => [
  { id: runId('A', first), tzSubmit: momentAgo(daysOf('已发放'), 10) },
  { id: runId('B', first), tzSubmit: momentAgo(daysOf('已发放'), 10) },
  { id: runId('A', second), tzSubmit: momentAgo(daysOf('已锁定'), 10) },
]

const addOpenings = async (tx: Sql, cast: Cast, company: string, paid: Paid, staff: readonly DemoPerson[]) => {
  const rows = staff.flatMap((person) => {
    const opening = openingOf(person, paid)
    const row = { id: demoId('taxOpening', person.account), userId: cast.who(person.account), company }
    return opening ? [{ ...row, ...opening, year: yearOf(paid.payDate) }] : []
  })
  await insertRows(tx, taxOpening, rows)
}

interface Insured {
  readonly company: string
  readonly paid: Paid
  readonly staff: readonly DemoPerson[]
  readonly isPaid: boolean
}

const addInsurance = async (tx: Sql, cast: Cast, { company, paid, staff, isPaid }: Insured): Promise<void> => {
  const rows = staff.map((person) => {
    const { needSocial, needFund } = insuredOf(person)
    return {
      id: demoId('socialInsurance', `${person.account} ${paid.month}`),
      creatorId: cast.who('hr02'),
      year: yearOf(paid.month),
      month: monthOf(paid.month),
      userId: cast.who(person.account),
      company,
      isFormal: person.probation !== true,
      needSocial,
      needFund,
      lines: socialOf(person).lines,
      backSocial: '0.00',
      backSecurity: '0.00',
      status: isPaid ? ('已缴' as const) : ('已核对' as const),
    }
  })
  await insertRows(tx, socialInsurance, rows)
}

interface Run {
  readonly company: string
  readonly paid: Paid
  readonly stage: Stage
  readonly numbers: ReadonlyMap<string, string>
  readonly slips: readonly { readonly person: DemoPerson; readonly slip: Slip }[]
}

const addRun = async (tx: Sql, cast: Cast, { company, paid, stage, slips, numbers }: Run): Promise<Trail> => {
  const id = runId(company, paid)
  const name = `${company === 'A' ? '甲公司' : '乙公司'}${paid.month}工资`
  const days = daysOf(stage)
  const { fields, second, trail } = audited({
    module: 'submitPayroll',
    label: '工资表',
    id,
    name,
    status: stage === '已核算' ? '草稿' : '通过',
    days,
    initiatorId: cast.who('hr02'),
    approvers: [cast.who('cw01'), cast.who('gm')],
  })
  await insertRows(tx, submitPayroll, [
    {
      ...fields,
      ...second,
      id,
      serialNumber: numbers.get(id) ?? null,
      company,
      month: paid.month,
      kind: '工资',
      name,
      payDate: paid.payDate,
      stage,
      calcUserId: cast.who('hr02'),
      tzCalc: momentAgo(days, 9, 30),
      dtPay: stage === '已发放' ? paid.payDate : null,
      bankSerial: stage === '已发放' ? `PL${paid.payDate.replaceAll('-', '')}${company}` : null,
    },
  ])
  const rows = slips.map(({ person, slip }, index) => slipRow(cast, { id, paid, stage, index }, person, slip))
  await insertRows(tx, moneyPayroll, rows)
  return trail
}

interface Filed {
  readonly id: string
  readonly paid: Paid
  readonly stage: Stage
  readonly index: number
}

const statusOf = (stage: Stage, index: number) => {
  if (stage === '已核算') return '草稿' as const
  if (stage === '已发放' || index % 3 === 0) return '已确认' as const
  return index === 7 ? ('有异议' as const) : ('待确认' as const)
}

const slipRow = (cast: Cast, { id, paid, stage, index }: Filed, person: DemoPerson, slip: Slip) => {
  const { money: _money, salaryTrue: _paid, shortfall: _short, cost: _cost, taxDetail, lessItems, ...figures } = slip
  const status = statusOf(stage, index)
  return {
    id: demoId('moneyPayroll', `${person.account} ${paid.month}`),
    submitId: id,
    userId: cast.who(person.account),
    moneySalaryId: wageId(person),
    isFormal: person.probation !== true,
    needSocial: true,
    needFund: true,
    ...figures,
    taxDetail: { ...taxDetail },
    lessItems: lessItems.map((item) => ({ ...item })),
    status,
    tzConfirm: status === '已确认' ? momentAgo(1, 11) : null,
    opinion: status === '有异议' ? '绩效工资少算，请核对考核结果' : null,
  }
}
