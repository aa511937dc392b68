import type { CallHandler } from '@chengban/engine/call.ts'
import { add, addAll, subtract } from '@chengban/kernel/decimal.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { cumulativeTax, type TaxDetail, type TaxedBefore } from '../../payroll/tax.ts'
import { rulesOf } from '../../social-insurance/server/rules-of.ts'
import { type TaxRule, taxRuleOn } from '../../tax-rule/server/in-force.ts'
import { type SocialLine, socialLines } from '../social-line.ts'
import type { tryPay } from '../try.call.ts'

/** Reads rules alone and no pay of anybody. */
export const reckonTry: CallHandler<typeof tryPay> = (engine, { company, month, money, base, extra }) =>
  engine.asHouse('rules of tax and insurance, no pay of anybody', async (tx) => {
    const first = `${month}-01`
    const rule = await taxRuleOn(tx, '综合所得', first)
    if (!rule) throw invalid({ month: '没有适用的个税规则' })
    const bases = { socialBase: base ?? money, fundBase: base ?? money }
    const lines = socialLines(await rulesOf(tx, company, first), { needSocial: true, needFund: true, ...bases })
    const [social, fund] = [false, true].map((isFund) => lines.filter(({ kind }) => (kind === '公积金') === isFund))
    const [socialMyself, accumulationFund] = [sumOf(social, 'person'), sumOf(fund, 'person')]
    const special = add(socialMyself, accumulationFund)
    const months = yearTo(month, { rule, money, special, extra: extra ?? '0.00' })
    const tax = months.at(-1)?.tax ?? '0.00'
    return {
      ...{ money, socialMyself, accumulationFund, tax },
      salaryTrue: subtract(subtract(money, special), tax),
      cost: add(money, sumOf(lines, 'company')),
      lines: lines.map(({ ruleId: _rule, ...line }) => line),
      months: months.map(({ taxable, rate, quick, total, tax }, at) => ({
        month: at + 1,
        taxable,
        rate,
        quick,
        total,
        tax,
      })),
    }
  })

const sumOf = (lines: readonly SocialLine[] = [], side: 'person' | 'company'): string =>
  addAll(lines.map((line) => line[side]))

interface Equal {
  readonly rule: TaxRule
  readonly money: string
  readonly special: string
  readonly extra: string
}

/** Every month of the year up to this one, paid alike. */
const yearTo = (month: string, { rule, money, special, extra }: Equal): TaxDetail[] => {
  const prior: TaxedBefore[] = []
  return Array.from({ length: Number(month.slice(5)) }, (_, at) => {
    const detail = cumulativeTax({
      ...{ year: Number(month.slice(0, 4)), month: at + 1, joined: null, left: null, taxStart: '普通', opening: null },
      ...{ prior: [...prior], income: money, exempt: '0.00', special, deductOf: () => extra },
      ...{ allowance: rule.allowance, bands: rule.bands },
    })
    prior.push({ income: money, exempt: '0.00', special, withheld: detail.tax, paidIn: at + 1 })
    return detail
  })
}
