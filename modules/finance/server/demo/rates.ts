import type { Sql } from '@chengban/engine/db/sql.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import type { SocialKind } from '../../social-rule/insurance.ts'
import type { SocialRule } from '../../social-rule/social-line.ts'

type Plan = readonly [kind: SocialKind, person: string, fixed: string, company: string]

const plans: readonly Plan[] = [
  ['养老', '8.00', '0.00', '16.00'],
  ['医疗', '2.00', '3.00', '9.80'],
  ['失业', '0.50', '0.00', '0.50'],
  ['工伤', '0.00', '0.00', '0.20'],
  ['生育', '0.00', '0.00', '0.00'],
  ['公积金', '12.00', '0.00', '12.00'],
]

/** The minimum wage of the demonstration company. */
export const least = '2320.00'

const ruleOf = (company: string, [kind, personRate, personFixed, companyRate]: Plan, dtStart: string) => ({
  id: demoId('socialRule', `${company} ${kind} ${dtStart}`),
  company,
  kind,
  dtStart,
  floor: dtStart < '2025-01-01' ? '4462.00' : '4775.00',
  ceiling: dtStart < '2025-01-01' ? '24042.00' : '24930.00',
  personRate,
  personFixed,
  companyRate,
  companyFixed: '0.00',
  rounding: kind === '公积金' ? ('四舍五入到元' as const) : ('四舍五入到分' as const),
})

/** The rules in force of a company. */
export const rulesIn = (company: string): SocialRule[] => plans.map((plan) => ruleOf(company, plan, '2025-07-01'))

/** Rules of both companies, those of the year before among them. */
export const addRates = async (tx: Sql): Promise<void> => {
  for (const company of ['A', 'B'])
    await into(tx, 'socialRule').insert([
      ...plans.flatMap((plan) => ['2024-07-01', '2025-07-01'].map((day) => ruleOf(company, plan, day))),
      {
        ...ruleOf(company, ['最低工资', '0.00', '0.00', '0.00'], '2025-07-01'),
        floor: least,
        ceiling: least,
      },
    ])
}
