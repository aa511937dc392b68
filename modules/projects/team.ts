import { anyOf, is, isSet, me, not, via, when } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'
import { worker } from './project-progress/project-progress.status.ts'

/** Who has which part in the project that a record names. */
export const principal = via('projectId', me('principalId'))
export const impPrincipal = via('projectId', me('impPrincipalId'))
export const leads = via('projectId', anyOf(me('principalId'), me('impPrincipalId')))
export const builders = via('projectId', anyOf(me('principalId'), me('devPrincipalId')))
export const member = via('projectId', worker)
/** The manager of the product project that a record names. */
export const productPrincipal = via('projectProductId', me('principalId'))

/** Records of a project that rests or has ended are only read. */
export const open = {
  holds: anyOf(not(isSet('projectId')), via('projectId', not(is({ projectStatus: ['暂停', '终止', '已结束'] })))),
  field: 'projectId',
  message: '项目已{state}',
  fill: {
    state: when([[via('projectId', is({ projectStatus: '已结束' })), '结束']], of('projectId', 'projectStatus')),
  },
} as const
