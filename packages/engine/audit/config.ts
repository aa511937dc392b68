import type { Entity } from '@chengban/kernel/entity.ts'
import type { Sql } from '../db/sql.ts'

/** How an entity is approved, from the parameter `flow.{entity}`; absent parts keep the default. */
export interface FlowConfig {
  /** Strategy by level: form, departmentHead, superior, role:{id}, operation:{code}, field:{name}. */
  readonly approvers: Readonly<Record<string, string>>
  readonly mode: Readonly<Record<string, '或签' | '会签'>>
  readonly skip: readonly {
    readonly level: number
    readonly field: string
    readonly below?: string
    readonly is?: unknown
  }[]
}

export const readConfig = async (tx: Sql, entity: Entity): Promise<FlowConfig> => {
  const [row] = await tx.query<{ value: string | null }>('select value from store.config where key = $1', [
    `flow.${entity.name}`,
  ])
  const given = (row?.value ? JSON.parse(row.value) : {}) as Partial<FlowConfig>
  return { approvers: given.approvers ?? {}, mode: given.mode ?? {}, skip: given.skip ?? entity.audit?.skip ?? [] }
}
