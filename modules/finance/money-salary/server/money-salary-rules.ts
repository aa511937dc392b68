import { today } from '@chengban/engine/clock.ts'
import type { Handler, Scene, Values } from '@chengban/engine/row/scene.ts'
import { addAll, compare, subtract } from '@chengban/kernel/decimal.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import { averagePay } from '../../social-insurance/server/insured.ts'
import { rulesOf } from '../../social-insurance/server/rules-of.ts'
import type { SocialRule } from '../../social-rule/social-line.ts'
import { lineCheck } from '../../submission/server/line.ts'
import { isLockedFrom } from '../../submit-payroll/server/locked.ts'
import { taxRuleOn } from '../../tax-rule/server/in-force.ts'
import { deducts } from '../deduct.ts'
import { agreedOf, estimate, totalOf, type Wage } from '../estimate.ts'
import { copied, inForce, itemsInForce, laterWage } from './in-force.ts'

/** An agreement begins in a month that is open and after those made before it, pays what the law asks, and is estimated. */
export const moneySalaryCheck: Handler<'moneySalary'> = async (scene) => {
  await lineCheck(scene)
  const isItems = scene.row.kind === '专项附加调整'
  await checkStart(scene, isItems)
  const before = await inForce(scene.tx, scene.row, isItems ? 'on' : 'before')
  if (isItems) copyWage(scene.row, before)
  else await fillItems(scene)
  if (!isItems) checkType(scene.row, before)
  const rules = await rulesOf(scene.tx, scene.row.company, `${String(scene.row.dtStart).slice(0, 8)}01`)
  const wage = await wageOf(scene, scene.row)
  if (!isItems) checkLeast(scene.row, wage, rules)
  scene.row.change = isItems ? '0.00' : subtract(totalOf(wage), before ? totalOf(await wageOf(scene, before)) : '0.00')
  await fillEstimate(scene, wage, rules)
}

const checkStart = async ({ tx, row }: Scene<'moneySalary'>, isItems: boolean): Promise<void> => {
  const start = String(row.dtStart)
  if (isItems) {
    if (start < `${today().slice(0, 4)}-01-01`) throw invalid({ dtStart: '专项附加调整最早自本年1月1日起' })
    return
  }
  if (await isLockedFrom(tx, row.company, start.slice(0, 7))) throw invalid({ dtStart: '该月工资已锁定' })
  if (await laterWage(tx, row)) throw invalid({ dtStart: '已有更晚生效的薪资标准' })
}

/** A month is paid by one measure: hours or the month. Of wages that stop it says nothing. */
const checkType = (row: Values, before: Values | undefined): void => {
  const changes = before && row.kind !== '停薪' && before.type !== row.type
  if (changes && !String(row.dtStart).endsWith('-01')) throw invalid({ dtStart: '计薪方式须自月初变更' })
}

/** Its wage is that in force on the day; the row says something of tax alone. */
const copyWage = (row: Values, before: Values | undefined): void => {
  if (!before) throw invalid({ kind: '该人员没有生效的薪资标准' })
  for (const name of copied) row[name] = before[name]
}

/** A new wage begins with the items declared so far, where it says nothing of them itself. */
const fillItems = async ({ tx, before, row, input }: Scene<'moneySalary'>): Promise<void> => {
  if (before || ([...deducts, 'taxStart'] as const).some((name) => input[name] !== undefined)) return
  Object.assign(row, await itemsInForce(tx, row))
}

const wageOf = async ({ tx }: Scene<'moneySalary'>, row: Values): Promise<Wage> => {
  const usual = await settingOf(tx, 'payroll.probationRate')
  return { ...(row as unknown as Wage), probationRate: String(row.probationRate ?? usual) }
}

const checkLeast = (row: Values, wage: Wage, rules: readonly SocialRule[]): void => {
  const least = rules.find(({ kind }) => kind === '最低工资')?.floor
  if (!least || row.kind === '停薪' || row.type !== '月薪') return
  if (compare(agreedOf(wage), least) < 0) throw invalid({ normMoney: `低于最低工资标准 ${least}` })
}

const fillEstimate = async (
  { tx, row }: Scene<'moneySalary'>,
  wage: Wage,
  rules: readonly SocialRule[],
): Promise<void> => {
  const rule = await taxRuleOn(tx, '综合所得', String(row.dtStart))
  const socialBase = String(row.socialBase ?? (await averagePay(tx, row, String(row.dtStart))) ?? totalOf(wage))
  const insured = {
    needSocial: row.needSocial === true,
    needFund: row.needFund === true,
    socialBase,
    fundBase: String(row.fundBase ?? socialBase),
  }
  const deductTotal = addAll(deducts.map((name) => String(row[name] ?? '0')))
  const { bands = [], allowance = '0.00' } = rule ?? {}
  Object.assign(row, estimate({ wage, insured, rules, bands, allowance, deductTotal }))
}
