import { createHash } from 'node:crypto'
import { breath } from '@chengban/engine/breath.ts'
import { canonical } from '@chengban/engine/row/canonical.ts'
import { lastDay } from '@chengban/kernel/days.ts'
import { add, compare } from '@chengban/kernel/decimal.ts'
import { paidDays } from '../../../payroll/days.ts'
import { type Pay, type Slip, slipOf } from '../../../payroll/slip.ts'
import type { Month } from '../../../payroll/wage.ts'
import { employedAt, isStopped, wagesIn } from './people.ts'
import type { Facts, Person, Run } from './run.ts'
import { type Sources, type Step, trace } from './trace.ts'

/** A slip as it is stored, with what it was reckoned from by its digest. */
export interface Reckoned {
  readonly person: Person
  readonly slip: Slip
  readonly performanceRate: string
  readonly isMerge: boolean
  readonly moneySalaryId: string | null
  readonly wage: { readonly isFormal: boolean; readonly needSocial: boolean; readonly needFund: boolean } | undefined
  readonly trace: readonly Step[]
  readonly inputHash: string
}

/** The slips of many, in their order; in between others are answered. */
export const reckonPeople = async (facts: Facts, run: Run, people: readonly Person[]): Promise<Reckoned[]> => {
  const found: Reckoned[] = []
  for (const person of people) {
    await breath()
    found.push(reckonPerson(facts, run, person))
  }
  return found
}

/** One person's slip, from facts alone: the same facts give the same figures and the same digest. */
export const reckonPerson = (facts: Facts, run: Run, person: Person): Reckoned => {
  const { performanceRate, isMerge } = adjusted(facts, run, person)
  const pay = payOf(facts, run, person, performanceRate, isMerge)
  const wages = wagesIn(person, run)
  const last = wages.findLast((row) => !isStopped(row)) ?? wages.at(-1)
  const months = Array.from({ length: 12 }, (_, index) => pay.tax.deductOf(index + 1))
  const digest = canonical({ ...pay, tax: { ...pay.tax, deductOf: months }, payDate: run.payDate })
  const slip = slipOf(pay)
  return {
    person,
    slip,
    performanceRate,
    isMerge,
    moneySalaryId: last?.id ?? null,
    wage: last,
    trace: trace({ pay, slip, from: sourcesOf(facts, run, person) }),
    inputHash: createHash('sha256').update(digest).digest('hex'),
  }
}

/** The rows behind it, by which its steps lead back to them. */
const sourcesOf = ({ attendance, grades, overtime, insurance }: Facts, run: Run, person: Person): Sources => {
  const idOf = (found: ReadonlyMap<string, { readonly id: string }>): string[] => {
    const one = found.get(person.id)
    return one ? [one.id] : []
  }
  return {
    wages: wagesIn(person, run).map(({ id }) => id),
    attendance: idOf(attendance),
    performance: idOf(grades),
    overtime: overtime.get(person.id)?.rows ?? [],
    insurance: idOf(insurance),
  }
}

/** What somebody set by hand stays, with its reason; else the grade of the quarter says it. */
const adjusted = ({ slips, grades, rules }: Facts, run: Run, { id }: Person) => {
  const slip = slips.get(id)
  if (slip?.remark) return { performanceRate: String(slip.performanceRate), isMerge: slip.isMerge }
  const rate =
    run.kind === '工资' ? (rules.set['payroll.performanceRates'][grades.get(id)?.grade ?? ''] ?? '100') : '100'
  return { performanceRate: Number(rate).toFixed(2), isMerge: slip?.isMerge ?? false }
}

const none = { id: '', isLocked: true, workDays: '0', unpaidDays: '0', absenceDays: '0', sickDays: '0', hours: '0' }

const payOf = (facts: Facts, run: Run, person: Person, performanceRate: string, isMerge: boolean): Pay => {
  const { rules } = facts
  const found = facts.attendance.get(person.id) ?? none
  const insured = run.kind === '工资' ? facts.insurance.get(person.id) : undefined
  const missed = add(found.unpaidDays, found.absenceDays)
  return {
    kind: run.kind,
    isMerge,
    month: run.kind === '工资' ? monthOf(facts, run, person, performanceRate) : null,
    unpaidDays: missed,
    sickDays: found.sickDays,
    sickRate: rules.set['payroll.sickRate'],
    isAway: compare(missed, '0') > 0 && compare(missed, found.workDays) >= 0,
    overtimeMoney: facts.overtime.get(person.id)?.money ?? '0.00',
    socialMyself: insured?.socialMyself ?? '0.00',
    accumulationFund: insured?.accumulationFund ?? '0.00',
    security: insured?.security ?? '0.00',
    fundCompany: insured?.fundCompany ?? '0.00',
    items: facts.items.get(person.id) ?? [],
    lessMaxRate: rules.set['payroll.lessMaxRate'],
    least: rules.minimumWage ?? '0.00',
    tax: taxOf(facts, run, person),
    bonusBands: rules.bonus?.bands ?? [],
  }
}

/** The wages of the month in their days; null for who has none any more. */
const monthOf = ({ attendance, rules }: Facts, run: Run, person: Person, performanceRate: string): Month | null => {
  const own = wagesIn(person, run)
  if (own.length === 0) return null
  const days = paidDays(run.first, run.last, rules.calendar)
  const daysOf = ({ from, to }: { from: string; to: string }): number => paidDays(from, to, rules.calendar)
  const worked = wagesIn(person, run, null).reduce((sum, row) => sum + daysOf(row), 0)
  const nothing = { normMoney: '0.00', performance: '0.00', other: '0.00' }
  const paid = own.filter((row) => !isStopped(row))
  const parts = [...own.filter(isStopped), ...paid].map((row) => ({
    days: daysOf(row),
    wage: {
      type: row.type,
      isFormal: row.isFormal,
      probationRate: row.probationRate ?? rules.set['payroll.probationRate'],
      ...(isStopped(row) ? nothing : { normMoney: row.normMoney, performance: row.performance, other: row.other }),
    },
  }))
  return {
    parts,
    days,
    worked,
    isWhole: worked === days,
    wageDays: rules.set['payroll.wageDays'],
    hours: attendance.get(person.id)?.hours ?? '0',
    performanceRate,
  }
}

const taxOf = (facts: Facts, run: Run, person: Person): Pay['tax'] => {
  const year = Number(run.payDate.slice(0, 4))
  const { joined, left } = employedAt(person, run.company)
  const inForce = (last: string) => person.deducts.findLast(({ dtStart }) => dtStart <= last)
  return {
    year,
    month: Number(run.payDate.slice(5, 7)),
    joined: joined.startsWith('1900') ? null : joined,
    left: left.startsWith('9999') ? null : left,
    earlier: person.earlier.filter(({ company }) => company === run.company),
    taxStart: inForce(run.payDate)?.taxStart ?? '普通',
    prior: facts.prior.get(person.id) ?? [],
    opening: facts.openings.get(person.id) ?? null,
    exempt: '0.00',
    deductOf: (month) => inForce(lastDay(`${year}-${String(month).padStart(2, '0')}-01`))?.total ?? '0.00',
    allowance: facts.rules.yearly?.allowance ?? '5000.00',
    bands: facts.rules.yearly?.bands ?? [],
  }
}
