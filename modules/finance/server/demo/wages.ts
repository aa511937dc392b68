import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Cast } from '@chengban/modules/administration/server/demo/cast.ts'
import { giveMonthNumbers } from '@chengban/modules/administration/server/demo/numbers.ts'
import { audited } from '@chengban/modules/platform/server/demo/audited.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import type { DemoPerson } from '@chengban/modules/platform/server/demo/people.ts'
import type { Trail } from '@chengban/modules/platform/server/demo/trail.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { estimate, totalOf, type Wage } from '../../money-salary/estimate.ts'
import { yearlyBands } from '../../tax-rule/first.ts'
import { rulesIn } from './rates.ts'

export const companyOf = ({ company }: DemoPerson): string => company ?? 'A'

export const wageOf = ({ salary, probation }: DemoPerson): Wage => ({
  type: '月薪',
  isFormal: probation !== true,
  probationRate: '100.00',
  normMoney: salary,
  performance: Number(salary) >= 10_000 ? '2000.00' : '1000.00',
  other: '300.00',
})

/** What a person of the demonstration company may deduct in a month. */
export const deductOf = ({ account }: DemoPerson): { deductElder: string; deductChildren: string } => ({
  deductElder: account.endsWith('1') ? '3000.00' : '1500.00',
  deductChildren: account.endsWith('2') ? '2000.00' : '0.00',
})

export const deductTotal = (person: DemoPerson): string => {
  const { deductElder, deductChildren } = deductOf(person)
  return String(Number(deductElder) + Number(deductChildren)).concat('.00')
}

export const insuredOf = (person: DemoPerson) => {
  const base = totalOf(wageOf(person))
  return { needSocial: true, needFund: true, socialBase: base, fundBase: base }
}

export const wageId = ({ account }: DemoPerson): string => demoId('moneySalary', account)

interface Plan {
  readonly key: string
  readonly company: 'A' | 'B'
  readonly name: string
  readonly status: '草稿' | '待一级审核' | '通过' | '驳回'
  readonly days: number
  readonly people: readonly DemoPerson[]
  readonly raise?: string
}

/** What everybody has agreed to, by company; a raise in audit, one sent back, one being written. */
export const addWages = async (tx: Sql, cast: Cast, dtStart: string, soon: string): Promise<Trail[]> => {
  const of = (company: string) => cast.staff.filter((person) => companyOf(person) === company)
  const one = (account: string) => [cast.person(account)]
  const plans: readonly Plan[] = [
    { key: 'A', company: 'A', name: '年度定薪', status: '通过', days: 380, people: of('A') },
    { key: 'B', company: 'B', name: '年度定薪', status: '通过', days: 379, people: of('B') },
    {
      key: 'raise',
      company: 'A',
      name: '研发调薪',
      status: '待一级审核',
      days: 1,
      people: one('yf02'),
      raise: '800.00',
    },
    { key: 'back', company: 'A', name: '销售调薪', status: '驳回', days: 12, people: one('xs03'), raise: '3000.00' },
    { key: 'draft', company: 'B', name: '实施转正', status: '草稿', days: 0, people: one('ss09'), raise: '500.00' },
  ]
  const made = plans.map((plan) => ({ plan, id: demoId('submitSalary', plan.key), ...auditOf(plan, cast) }))
  const numbers = await giveMonthNumbers(
    tx,
    'DX-',
    made.map(({ id, fields }) => ({ id, tzSubmit: fields.tzSubmit })),
    '-',
  )
  await into(tx, 'submitSalary').insert(
    made.map(({ plan, id, fields, second }) => ({
      ...fields,
      ...second,
      id,
      serialNumber: numbers.get(id) ?? null,
      name: plan.name,
      company: plan.company,
      date: fields.tzCreate.slice(0, 10),
    })),
  )
  for (const { plan, id, fields } of made)
    await into(tx, 'moneySalary').insert(
      plan.people.map((person) =>
        rowOf(plan, person, { id, userId: cast.who(person.account), at: fields.tzCreate, dtStart, soon }),
      ),
    )
  return made.map(({ trail }) => trail)
}

const auditOf = ({ key, name, status, days }: Plan, { who }: Cast) =>
  audited({
    module: 'submitSalary',
    label: '定薪调薪单',
    id: demoId('submitSalary', key),
    name,
    status,
    days,
    initiatorId: who('hr01'),
    approvers: [who('cw01'), who('gm')],
    refusal: '调幅过大，请附绩效依据',
  })

interface Filed {
  readonly id: string
  readonly userId: string
  readonly at: string
  readonly dtStart: string
  readonly soon: string
}

const rowOf = ({ key, company, status, raise, name }: Plan, person: DemoPerson, filed: Filed) => {
  const { id, userId, at, dtStart, soon } = filed
  const was = wageOf(person)
  const wage = raise ? { ...was, normMoney: `${Number(was.normMoney) + Number(raise)}.00` } : was
  return {
    id: raise ? demoId('moneySalary', `${key} ${person.account}`) : wageId(person),
    tzCreate: at,
    tzUpdate: at,
    submitId: id,
    userId,
    creatorId: null,
    company,
    kind: raise ? (person.probation ? '转正' : '调薪') : '定薪',
    ...wage,
    type: '月薪' as const,
    isFormal: wage.isFormal || raise !== undefined,
    content: name,
    date: at.slice(0, 10),
    dtStart: raise ? soon : dtStart,
    change: raise ?? totalOf(wage),
    needSocial: true,
    needFund: true,
    ...estimate({
      wage,
      insured: insuredOf(person),
      rules: rulesIn(company),
      bands: yearlyBands,
      allowance: '5000.00',
      deductTotal: deductTotal(person),
    }),
    ...deductOf(person),
    status: status === '通过' ? ('通过' as const) : status.startsWith('待') ? ('待审核' as const) : ('草稿' as const),
  }
}
