import { reduce } from '@chengban/engine/read/rights.ts'
import type { Call } from '@chengban/kernel/call.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { flowsOf } from '@chengban/kernel/moves.ts'
import { present } from '@chengban/kernel/present.ts'
import { handRule } from '@chengban/kernel/write-rules.ts'
import { type DefaultRole, roles } from '@chengban/modules/platform/role/roles.ts'

type Rule = Expr<unknown>
/** What leads out of a state, by whom. */
interface Way {
  readonly from: string
  readonly name: string
  readonly who: Rule
}

/** Everybody has the codes of staff beside those of their role. */
const staff = roles.find(({ name }) => name === '员工')?.codes ?? []
const people = roles.filter(({ codes }) => !codes.includes('*'))
const grants = (rule: Rule, { codes }: DefaultRole): boolean => reduce(rule, [...codes, ...staff]) !== false
/** Whether somebody can move every such row, made by any person. */
const isAnybodys = (rule: Rule): boolean => people.some(({ codes }) => reduce(rule, codes) === true)
const rolesOf = (rule: Rule): DefaultRole[] => people.filter((role) => grants(rule, role))

/** The ways out of the states of an entity: moves that lead elsewhere, and what the audit has people do. */
const waysOf = (entity: Entity): Way[] => [
  ...flowsOf(entity).flatMap(({ moves }) =>
    moves
      .filter(({ to }) => to !== 'same')
      .flatMap(({ name, from, who }) => from.map((state): Way => ({ from: state, name, who }))),
  ),
  ...(entity.audit
    ? ['草稿', '驳回', '已撤回'].map((from): Way => ({ from, name: 'submit', who: present(entity.audit?.submit) }))
    : []),
]

const states = (ways: readonly Way[]): string[] => [...new Set(ways.map(({ from }) => from))]
const leads = (ways: readonly Way[], state: string): Way[] => ways.filter(({ from }) => from === state)

const isSystems = ({ op }: Rule): boolean => op.is === 'or' && op.args.length === 0
const isLeftBySystem = (entity: Entity, state: string): boolean =>
  leads(waysOf(entity), state).every(({ who }) => isSystems(who))

/** States out of which the system alone leads. */
export const statesOfSystem = (entity: Entity): string[] =>
  states(waysOf(entity))
    .filter((state) => isLeftBySystem(entity, state))
    .map((state) => `${entity.name} ${state}`)

/** States that people lead out of, none of them by a default role. */
export const stuckStates = (entity: Entity): string[] => {
  const ways = waysOf(entity)
  return states(ways)
    .filter((state) => !isLeftBySystem(entity, state))
    .filter((state) => !leads(ways, state).some(({ who }) => rolesOf(who).length > 0))
    .map((state) => `${entity.name} ${state}`)
}

const firstStates = (entity: Entity): string[] => [
  ...flowsOf(entity).map(({ initial }) => initial),
  ...(entity.audit ? ['草稿'] : []),
]

/** Who makes a row, by hand or by a call, and could not bring it on. */
export const stuckMakers = (entity: Entity, calls: readonly Call[]): string[] => {
  const ways = waysOf(entity)
  const makers = [
    { by: '新建', who: handRule(entity) },
    ...calls.filter((one) => makes(one, entity)).map(({ path, who }) => ({ by: path, who: present(who) })),
  ]
  const begun = firstStates(entity)
    .filter((state) => leads(ways, state).length > 0 && !isLeftBySystem(entity, state))
    .map((state) => leads(ways, state).map((way) => way.who))
  const isStuck = (role: DefaultRole): boolean =>
    begun.some((rules) => !rules.some((rule) => isAnybodys(rule) || grants(rule, role)))
  return makers.flatMap(({ by, who }) =>
    rolesOf(who)
      .filter(isStuck)
      .map(({ name }) => `${entity.name} ${by}: ${name}`),
  )
}

/** A call at the entity's address that gives the id of a row and is given none. */
const makes = ({ method, path, who, input = {}, answer }: Call, { name }: Entity): boolean =>
  method === 'POST' &&
  who !== undefined &&
  path.startsWith(`/${name}/`) &&
  !('id' in input || 'ids' in input) &&
  typeof answer === 'object' &&
  answer !== null &&
  'id' in answer
