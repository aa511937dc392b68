import { anyOf, is, isSet, linked, me, not, via, when } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'

const leaders = anyOf(me('impPrincipalId'), me('principalId'))
/** Over the project: who works on it. */
export const worker = anyOf(leaders, me('devPrincipalId'), linked('projectMember', 'projectId', 'userId'))

/** Who has which part in the project that a record names. */
export const principal = via('projectId', me('principalId'))
export const impPrincipal = via('projectId', me('impPrincipalId'))
export const leads = via('projectId', leaders)
export const builders = via('projectId', anyOf(me('principalId'), me('devPrincipalId')))
export const member = via('projectId', worker)
/** The manager of the product project that a record names. */
export const productPrincipal = via('projectProductId', me('principalId'))

/** What belongs to no project, or to one that neither rests nor has ended: of it alone people are reminded. */
export const awake = anyOf(
  not(isSet('projectId')),
  via('projectId', not(is({ projectStatus: ['暂停', '终止', '已结束'] }))),
)

/** Records of a project that rests or has ended are only read. */
export const open = {
  holds: awake,
  field: 'projectId',
  message: '项目已{state}',
  fill: {
    state: when([[via('projectId', is({ projectStatus: '已结束' })), '结束']], of('projectId', 'projectStatus')),
  },
} as const

const caring = { members: 'projectFollow', by: 'targetId', person: 'userId' } as const
const cares = is({ targetType: 'project', isCare: true })
/** Who follows a project hears what its manager is reminded of. */
export const carers = { ...caring, at: 'id', where: cares } as const
export const carersOfProject = { ...caring, at: 'projectId', where: cares } as const

/** Everybody who works on the project that a record names. */
export const team = [
  'projectId.principalId',
  'projectId.impPrincipalId',
  { members: 'projectMember', by: 'projectId', at: 'projectId', person: 'userId' },
] as const
