import type { Entity } from '@chengban/kernel/entity.ts'

/** How an entity is approved, from the parameter `flow.{entity}`; absent parts keep the default. */
export interface FlowConfig {
  /** Strategy by level: form, departmentHead, superior, role:{id}, operation:{code}, field:{name}, headOf:{department field}. */
  readonly approvers: Readonly<Record<string, string>>
  readonly mode: Readonly<Record<string, '或签' | '会签'>>
  readonly skip: readonly {
    readonly level: number
    readonly field: string
    readonly below?: string
    readonly is?: unknown
  }[]
  /** Levels whose agreement asks for a drawn signature. */
  readonly signature: readonly number[]
  /** Working hours that an approver has. */
  readonly slaHours: number
  /** Strategies for those notified of a submission. */
  readonly cc: readonly string[]
}

export const configOf = (entity: Entity, value: string | null): FlowConfig => {
  const given: Partial<FlowConfig> = value ? JSON.parse(value) : {}
  return {
    approvers: given.approvers ?? {},
    mode: given.mode ?? {},
    skip: given.skip ?? entity.audit?.skip ?? [],
    signature: (given.signature ?? []).map(Number),
    slaHours: Number(given.slaHours ?? 8) || 8,
    cc: given.cc ?? [],
  }
}

/** Somebody was asked for by name or by rule: not found along the chain. */
export const isNamed = (config: FlowConfig, chosen: readonly number[], level: number): boolean =>
  chosen.includes(level) || (config.approvers[level] ?? 'form') !== 'form'
