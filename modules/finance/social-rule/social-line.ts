import { add, ceil, compare, multiply, round } from '@chengban/kernel/decimal.ts'
import { insurances, type Rounding, type SocialKind } from './insurance.ts'

/** A rule in force, figures as decimals. */
export interface SocialRule {
  readonly id: string
  readonly kind: SocialKind
  readonly floor: string
  readonly ceiling: string
  readonly personRate: string
  readonly personFixed: string
  readonly companyRate: string
  readonly companyFixed: string
  readonly rounding: Rounding
}

/** What one insurance costs a person and the company in a month. */
export interface SocialLine {
  readonly kind: SocialKind
  readonly base: string
  readonly person: string
  readonly company: string
  readonly ruleId: string
}

/** Own bases and what a person takes part in. */
export interface Insured {
  readonly needSocial: boolean
  readonly needFund: boolean
  readonly socialBase: string
  readonly fundBase: string
}

/** The kinds that a person needs and for which no rule is in force. */
export const missingKinds = (rules: readonly SocialRule[], insured: Insured): SocialKind[] =>
  neededKinds(insured).filter((kind) => !rules.some((rule) => rule.kind === kind))

/** Returns one line per required kind; the person's part and the company's part are rounded separately. */
export const socialLines = (rules: readonly SocialRule[], insured: Insured): SocialLine[] =>
  neededKinds(insured).flatMap((kind) => {
    const rule = rules.find((one) => one.kind === kind)
    if (!rule) return []
    const base = within(kind === '公积金' ? insured.fundBase : insured.socialBase, rule)
    const part = (rate: string, fixed: string): string =>
      rounded(add(multiply(multiply(base, rate), '0.01'), fixed), rule.rounding)
    return [
      {
        kind,
        base: round(base, 2),
        person: part(rule.personRate, rule.personFixed),
        company: part(rule.companyRate, rule.companyFixed),
        ruleId: rule.id,
      },
    ]
  })

const neededKinds = ({ needSocial, needFund }: Insured): SocialKind[] => [
  ...(needSocial ? insurances : []),
  ...(needFund ? (['公积金'] as const) : []),
]

const within = (base: string, { floor, ceiling }: SocialRule): string => {
  if (compare(base, floor) < 0) return floor
  return compare(base, ceiling) > 0 ? ceiling : base
}

/** The figure as the rule rounds it, with two digits. */
export const rounded = (figure: string, how: Rounding): string => {
  switch (how) {
    case '四舍五入到分':
      return round(figure, 2)
    case '见分进角':
      return round(multiply(ceil(multiply(figure, '10')), '0.1'), 2)
    case '四舍五入到元':
      return round(round(figure, 0), 2)
    case '见角进元':
      return round(ceil(figure), 2)
  }
}
