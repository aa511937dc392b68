import type { Entity } from './entity.ts'
import { targetOf } from './field.ts'

/**
 * The approval settings of an entity, as the parameter `flow.{entity}` keeps them. Omitted parts keep their defaults.
 */
export interface FlowSetting {
  readonly approvers?: Readonly<Record<string, string>>
  readonly mode?: Readonly<Record<string, '或签' | '会签'>>
  readonly skip?: readonly Skip[]
  readonly signature?: readonly number[]
  readonly slaHours?: number
  readonly cc?: readonly string[]
}

/** A level is passed where the figure is below the limit, or the condition holds. */
export interface Skip {
  readonly level: number
  readonly field: string
  readonly below?: string | number
  readonly is?: unknown
}

/** Kinds of a strategy; those with a colon name a role, a code or a field behind it. */
export const strategies = {
  form: '提交时选择',
  departmentHead: '部门负责人',
  superior: '直属上级',
  'role:': '角色',
  'operation:': '持有操作码的人',
  'field:': '单据上的人员',
  'headOf:': '单据上部门的负责人',
} as const

export type StrategyKind = keyof typeof strategies

/** A strategy in its kind and what the kind is about; undefined where it is none. */
export const strategyOf = (text: string): { readonly kind: StrategyKind; readonly about: string } | undefined => {
  const at = text.indexOf(':') + 1
  const kind = at > 0 ? text.slice(0, at) : text
  if (!(kind in strategies)) return undefined
  return { kind: kind as StrategyKind, about: at > 0 ? text.slice(at) : '' }
}

export const leastHours = 1
export const mostHours = 240

/** Fields of a record that name a person, a department, a limit's figure, or a condition. */
export const fieldsFor = (entity: Entity) => {
  const of = (fits: (name: string) => boolean): string[] => Object.keys(entity.fields).filter(fits)
  const refersTo = (to: string) => (name: string) => {
    const field = entity.fields[name]
    return field?.kind === 'ref' && targetOf(field) === to
  }
  const isOf = (kinds: readonly string[]) => (name: string) => kinds.includes(String(entity.fields[name]?.kind))
  return {
    people: of(refersTo('user')),
    departments: of(refersTo('department')),
    figures: of(isOf(['money', 'decimal', 'int'])),
    conditions: of(isOf(['bool'])),
  }
}
