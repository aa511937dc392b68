import { today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { daysBetween } from '@chengban/kernel/days.ts'
import type { Cast } from '@chengban/modules/administration/server/demo/cast.ts'
import { giveMonthNumbers } from '@chengban/modules/administration/server/demo/numbers.ts'
import { audited } from '@chengban/modules/platform/server/demo/audited.ts'
import { momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import type { DemoPerson } from '@chengban/modules/platform/server/demo/people.ts'
import type { Trail } from '@chengban/modules/platform/server/demo/trail.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { trace } from '../../submit-payroll/server/calc/trace.ts'
import { monthOf, openingOf, type PaidSlip, type ReckonedRun, slipsOf, socialOf, yearOf } from './reckon.ts'
import { companyOf, insuredOf, wageId } from './wages.ts'

type Stage = '已核算' | '已锁定' | '已发放'
type Company = 'A' | 'B'

interface Run {
  readonly id: string
  readonly company: Company
  readonly paid: PaidSlip
  readonly stage: Stage
  /** Working days since it was handed in. */
  readonly days: number
}

/** Pay of these months in both companies: all paid and confirmed but the last, which is to be confirmed or in hand. */
export const addRuns = async (tx: Sql, cast: Cast, months: readonly PaidSlip[]): Promise<Trail[]> => {
  const runs = months.flatMap((paid) =>
    (['A', 'B'] as const).map((company) => runOf(company, paid, paid === months.at(-1))),
  )
  const trails = await addHeads(tx, cast, runs)
  await addOpenings(tx, cast, months[0])
  const slips = new Map(cast.staff.map((person) => [person.account, slipsOf(person, months)]))
  await into(tx, 'moneyPayroll').insert(
    runs.flatMap((run) =>
      staffOf(cast, run.company).flatMap((person, index) => {
        const slip = slips.get(person.account)?.[months.indexOf(run.paid)]
        return slip ? [slipRow(cast, run, index, person, slip)] : []
      }),
    ),
  )
  await into(tx, 'socialInsurance').insert(insuredRows(cast, months))
  return trails
}

const staffOf = ({ staff }: Cast, company: Company): DemoPerson[] =>
  staff.filter((person) => companyOf(person) === company)

const runOf = (company: Company, paid: PaidSlip, isLast: boolean): Run => ({
  id: demoId('submitPayroll', `${company} ${paid.month}`),
  company,
  paid,
  stage: isLast ? (company === 'A' ? '已锁定' : '已核算') : '已发放',
  // some days before it was paid
  days: isLast ? 3 : daysBetween(paid.payDate, today()) + 5,
})

const addHeads = async (tx: Sql, cast: Cast, runs: readonly Run[]): Promise<Trail[]> => {
  const numbers = await giveMonthNumbers(
    tx,
    'GZ-',
    runs.filter(({ stage }) => stage !== '已核算').map(({ id, days }) => ({ id, tzSubmit: momentAgo(days, 10) })),
    '-',
  )
  const made = runs.map((run) => headOf(run, cast))
  await into(tx, 'submitPayroll').insert(made.map(({ row }) => ({ ...row, serialNumber: numbers.get(row.id) ?? null })))
  return made.map(({ trail }) => trail)
}

const headOf = ({ id, company, paid, stage, days }: Run, { who }: Cast) => {
  const name = `${company === 'A' ? '甲公司' : '乙公司'}${paid.month}工资`
  const { fields, second, trail } = audited({
    module: 'submitPayroll',
    label: '工资表',
    id,
    name,
    status: stage === '已核算' ? '草稿' : '通过',
    days,
    initiatorId: who('hr02'),
    approvers: [who('cw01'), who('gm')],
  })
  const row = {
    ...fields,
    ...second,
    id,
    company,
    month: paid.month,
    kind: '工资' as const,
    name,
    payDate: paid.payDate,
    stage,
    tzLock: stage === '已核算' ? null : (trail.steps.at(-1)?.at ?? null),
    calcUserId: who('hr02'),
    tzCalc: momentAgo(days, 9, 30),
    dtPay: stage === '已发放' ? paid.payDate : null,
    bankSerial: stage === '已发放' ? `PL${paid.payDate.replaceAll('-', '')}${company}` : null,
  }
  return { row, trail }
}

const addOpenings = async (tx: Sql, cast: Cast, paid: PaidSlip | undefined): Promise<void> => {
  if (!paid) return
  const rows = cast.staff.flatMap((person) => {
    const opening = openingOf(person, paid)
    const row = { id: demoId('taxOpening', person.account), userId: cast.who(person.account) }
    return opening ? [{ ...row, company: companyOf(person), ...opening, year: yearOf(paid.payDate) }] : []
  })
  await into(tx, 'taxOpening').insert(rows)
}

const insuredRows = (cast: Cast, months: readonly PaidSlip[]) =>
  cast.staff.flatMap((person) => {
    const { needSocial, needFund } = insuredOf(person)
    const { lines } = socialOf(person)
    return months.map(({ month }, index) => ({
      id: demoId('socialInsurance', `${person.account} ${month}`),
      creatorId: cast.who('hr02'),
      year: yearOf(month),
      month: monthOf(month),
      userId: cast.who(person.account),
      company: companyOf(person),
      isFormal: person.probation !== true,
      needSocial,
      needFund,
      lines,
      backSocial: '0.00',
      backSecurity: '0.00',
      status: index === months.length - 1 ? ('已核对' as const) : ('已缴' as const),
    }))
  })

const statusOf = (stage: Stage, index: number) => {
  if (stage === '已核算') return '草稿' as const
  if (stage === '已发放' || index % 3 === 0) return '已确认' as const
  return index === 7 ? ('有异议' as const) : ('待确认' as const)
}

const slipRow = (
  { who }: Cast,
  { id, paid, stage, days }: Run,
  index: number,
  person: DemoPerson,
  { pay, slip }: ReckonedRun,
) => {
  const { money: _money, salaryTrue: _paid, shortfall: _short, cost: _cost, taxDetail, lessItems, ...figures } = slip
  const status = statusOf(stage, index)
  const from = { attendance: [], performance: [], overtime: [], wages: [wageId(person)] }
  const insurance = [demoId('socialInsurance', `${person.account} ${paid.month}`)]
  return {
    id: demoId('moneyPayroll', `${person.account} ${paid.month}`),
    submitId: id,
    userId: who(person.account),
    moneySalaryId: wageId(person),
    isFormal: person.probation !== true,
    needSocial: true,
    needFund: true,
    ...figures,
    taxDetail: { ...taxDetail },
    lessItems: lessItems.map((item) => ({ ...item })),
    trace: trace({ pay, slip, from: { ...from, insurance } }),
    status,
    tzConfirm: status === '已确认' ? momentAgo(Math.max(days - 3, 1), 11) : null,
    opinion: status === '有异议' ? '绩效工资少算，请核对考核结果' : null,
  }
}
