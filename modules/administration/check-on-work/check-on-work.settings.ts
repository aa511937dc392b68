import type { Field } from '@chengban/kernel/field.ts'
import { money, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { parts } from '@chengban/kernel/kinds/parts.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'
import { rates } from './check-on-work.cost.ts'

export const settings: readonly Setting[] = [
  setting(
    'checkOnWork.rates',
    parts(
      '各类考核事实每次扣款',
      ofFacts((label) => money(label, { min: 0 })),
    ),
    {
      first: {
        dailyMissing: '50.00',
        dailyLate: '10.00',
        weeklyMissing: '100.00',
        weeklyLate: '20.00',
        projectDelay: '20.00',
        projectPostpone: '50.00',
        taskDelay: '10.00',
        taskPostpone: '20.00',
        unlock: '30.00',
        warning: '100.00',
      },
    },
  ),
  setting(
    'checkOnWork.free',
    parts(
      '各类考核事实每月不扣款的次数',
      ofFacts((label) => int(label, { min: 0 })),
    ),
    {
      first: { dailyLate: 2, taskPostpone: 1 },
    },
  ),
  setting('checkOnWork.capPercent', percent('扣款上限', { hint: '工资的百分比', default: '20', min: 0, max: 100 })),
  setting('checkOnWork.minWage', money('扣款后不低于此数', { default: '2000.00', min: 0 })),
]

function ofFacts(fieldOf: (label: string) => Field): Readonly<Record<string, Field>> {
  return Object.fromEntries(Object.entries(rates).map(([name, label]) => [name, fieldOf(label)]))
}
