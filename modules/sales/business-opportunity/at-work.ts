import { anyOf, field, linked, me, some } from '@chengban/kernel/expr.ts'
import { object } from '@chengban/kernel/gather.ts'

/** Of a project: who leads it or works on it. */
export const atWork = anyOf(me('principalId'), me('impPrincipalId'), linked('projectMember', 'projectId', 'userId'))

/** People who work on a project of the opportunity; they read it without its amounts. */
export const worksOnIt = some('project', 'businessOpportunityId', atWork)
export const withoutMoney = [
  'name',
  'coreName',
  'abbreviation',
  'serialNumber',
  'clientId',
  'type',
  'from',
  'createDate',
  'salesPersonnel',
  'helperId',
  'performanceFrom',
  'status',
  'schedule',
  'signDate',
  'system',
  'informatization',
  'product',
  'needImp',
  'impRequire',
  'isImport',
  'assessmentList',
  'techList',
  'scheme',
  'developmentScheme',
  'sketch',
  'tenderDocument',
  'bidFile',
  'isUse',
  'remark',
] as const

export const budgetParts = object({
  myself: field('budgetMyself'),
  system: field('budgetSystem'),
  other: field('budgetOther'),
})
