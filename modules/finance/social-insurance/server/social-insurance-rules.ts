import type { Handler } from '@chengban/engine/row/scene.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import { holdOpen, isClosed } from '../../finance-period/server/open.ts'
import { missingKinds, socialLines } from '../../social-rule/social-line.ts'
import { payrollUses } from '../../submit-payroll/server/locked.ts'
import { insuredOf } from './insured.ts'
import { rulesOf } from './rules-of.ts'

/** A closed month takes nothing more. */
export const socialInsuranceCheck: Handler<'socialInsurance'> = async ({ tx, before, row }) => {
  if (before) await holdOpen(tx, before.company, [firstOf(before)])
  await holdOpen(tx, row.company, [firstOf(row)])
}

export const socialInsuranceRemoving: Handler<'socialInsurance'> = ({ tx, row }) =>
  holdOpen(tx, row.company, [firstOf(row)])

/** The lines follow from the rules of the month, the switches and the bases. */
export const socialInsuranceLines: Handler<'socialInsurance'> = async ({ tx, row }) => {
  const day = firstOf(row)
  const rules = await rulesOf(tx, row.company, day)
  const insured = await insuredOf(tx, row, day)
  const [missing] = missingKinds(rules, insured)
  if (missing) throw conflict(`缺少${missing}规则`)
  return socialLines(rules, insured)
}

export const socialInsuranceOpen: Handler<'socialInsurance'> = ({ tx, row }) =>
  holdOpen(tx, row.company, [firstOf(row)])

/** Returns the status of a payment: sealed at once if its month is already closed. */
export const socialInsurancePaidState: Handler<'socialInsurance'> = async ({ tx, row }) =>
  (await isClosed(tx, row.company, firstOf(row))) ? '已封账' : '已缴'

/** What a payroll or a closed month rests on stays checked. */
export const socialInsuranceUncheck: Handler<'socialInsurance'> = async ({ tx, row }) => {
  await holdOpen(tx, row.company, [firstOf(row)])
  if (await payrollUses(tx, row.company, firstOf(row).slice(0, 7))) throw conflict('工资已使用该月社保')
}

const firstOf = ({ year, month }: Readonly<Record<string, unknown>>): string =>
  `${String(year)}-${String(month).padStart(2, '0')}-01`
