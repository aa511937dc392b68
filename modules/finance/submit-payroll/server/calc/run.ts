import type { RowOf, Settings } from '@chengban/kernel/registry.ts'
import type { Special } from '../../../payroll/days.ts'
import type { Item } from '../../../payroll/less.ts'
import type { TaxedBefore, Term } from '../../../payroll/tax.ts'
import type { TaxRule } from '../../../tax-rule/server/in-force.ts'

/** The run that is reckoned. */
export type Run = Pick<RowOf<'submitPayroll'>, 'id' | 'company' | 'month' | 'kind' | 'calcUserId'> & {
  readonly payDate: string
  /** First and last day of its month. */
  readonly first: string
  readonly last: string
}

/** A wage agreed with a person: 停薪 is one of nothing. */
export interface WageRow {
  readonly id: string
  readonly company: string
  readonly kind: string
  readonly type: string
  readonly isFormal: boolean
  readonly probationRate: string | null
  readonly normMoney: string
  readonly performance: string
  readonly other: string
  readonly needSocial: boolean
  readonly needFund: boolean
  readonly dtStart: string
  readonly dtEnd: string | null
}

/** What may be deducted from tax a month, from a day on. */
export interface Deducts {
  readonly dtStart: string
  readonly total: string
  readonly taxStart: '普通' | '首次就业' | '上年收入不足6万'
}

export interface Person {
  readonly id: string
  readonly name: string
  readonly departmentId: string | null
  readonly needAttendance: boolean
  readonly began: string | null
  readonly ended: string | null
  /** Employments that have ended, as their files say. */
  readonly earlier: readonly (Term & { readonly company: string })[]
  readonly wages: readonly WageRow[]
  readonly deducts: readonly Deducts[]
}

export interface Attendance {
  readonly id: string
  readonly isLocked: boolean
  readonly workDays: string
  readonly unpaidDays: string
  readonly absenceDays: string
  readonly sickDays: string
  /** Hours worked or paid as leave, for who is paid by the hour; unrounded. */
  readonly hours: string
}

/** Hours worked over that are paid. */
export interface Paid {
  readonly id: string
  readonly money: string
}

export interface Insurance {
  readonly id: string
  readonly isChecked: boolean
  readonly socialMyself: string
  readonly accumulationFund: string
  readonly security: string
  readonly fundCompany: string
}

export interface Opening extends TaxedBefore {
  readonly month: number
  readonly extra: string
}

/** The rules of the company that apply to every person. */
export interface Rules {
  readonly set: Pick<
    Settings,
    | 'payroll.performanceRates'
    | 'payroll.sickRate'
    | 'payroll.lessMaxRate'
    | 'payroll.probationRate'
    | 'payroll.wageDays'
  >
  readonly calendar: ReadonlyMap<string, Special>
  readonly yearly: TaxRule | undefined
  readonly bonus: TaxRule | undefined
  /** Null where the company has no such rule. */
  readonly minimumWage: string | null
}

/** All that was found of the people of a run, by their ids. */
export interface Facts {
  readonly people: readonly Person[]
  readonly attendance: ReadonlyMap<string, Attendance>
  readonly overtime: ReadonlyMap<string, { readonly money: string; readonly rows: readonly Paid[] }>
  readonly insurance: ReadonlyMap<string, Insurance>
  readonly items: ReadonlyMap<string, readonly Item[]>
  readonly prior: ReadonlyMap<string, readonly TaxedBefore[]>
  readonly openings: ReadonlyMap<string, Opening>
  readonly grades: ReadonlyMap<string, { readonly id: string; readonly grade: string }>
  readonly slips: ReadonlyMap<string, RowOf<'moneyPayroll'>>
  readonly rules: Rules
}
