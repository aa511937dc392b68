import { anyOf, holds } from '@chengban/kernel/expr.ts'

/** Who keeps money names every project in its records; the states say which acts are open to them. */
export const namedForMoney = {
  when: anyOf(holds('money:apply'), holds('finance:manage'), holds('moneyServer:manage')),
  fields: ['name', 'code', 'projectStatus', 'auditStatus'],
} as const
