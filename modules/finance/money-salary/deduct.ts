import { keysOf } from '@chengban/kernel/keys-of.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'

const item = { default: '0.00', min: 0, secret: 'user:salary' } as const

/** The monthly items that tax law lets a person deduct; 大病医疗 is left to the settlement of the year. */
export const deductFields = {
  deductChildren: money('子女教育', item),
  deductInfant: money('婴幼儿照护', item),
  deductEducation: money('继续教育', item),
  deductLoan: money('住房贷款利息', item),
  deductRent: money('住房租金', item),
  deductElder: money('赡养老人', item),
  deductPension: money('个人养老金', { ...item, max: 1000 }),
  deductOther: money('其他扣除', item),
} as const

export const deducts = keysOf(deductFields)
