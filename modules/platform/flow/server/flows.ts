import { answer, type CallHandler, type NamedCall } from '@chengban/engine/call.ts'
import type { Area } from '@chengban/kernel/area.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { type FlowSetting, fieldsFor } from '@chengban/kernel/flow-config.ts'
import { listFlows } from '../list.call.ts'
import { setFlow } from '../set.call.ts'
import { storeFlow } from './store.ts'

/** Calls about the approvals of all areas. */
export const flowCalls = (areas: readonly Area[]): readonly NamedCall[] => [
  answer(listFlows, flowsOf(areas)),
  answer(setFlow, storeFlow),
]

interface Kept {
  readonly key: string
  readonly value: string | null
}

const flowsOf =
  (areas: readonly Area[]): CallHandler =>
  async (engine) => {
    const [kept, roles, operations] = await engine.asHouse('settings of flows, roles and codes', async (tx) => [
      await tx.query<Kept>(`select c.key, c.value from store.config c where c.key like 'flow.%'`),
      await tx.query('select r.id, r.name from store.role r where r.is_enable order by r.sort, r.name'),
      await tx.query('select o.id, o.name from store.operation o order by o.id'),
    ])
    const values = new Map(kept.map(({ key, value }) => [key.slice('flow.'.length), settingIn(value)]))
    const nodes = areas.flatMap(({ label, entities }) =>
      entities
        .filter(({ audit }) => audit)
        .map((entity) => ({ area: label, ...flowOf(entity, values.get(entity.name)) })),
    )
    return { nodes, roles, operations }
  }

const settingIn = (value: string | null): FlowSetting => JSON.parse(value || '{}')

const flowOf = (entity: Entity, setting: FlowSetting = {}) => {
  const levels = entity.audit?.levels ?? 0
  const named = Object.entries(fieldsFor(entity)).map(([kind, names]) => [
    kind,
    names.map((name) => ({ name, label: entity.fields[name]?.label ?? name })),
  ])
  return {
    entity: entity.name,
    label: entity.label,
    levels,
    codes: Array.from({ length: levels }, (_, at) => entity.audit?.codes?.[at + 1] ?? null),
    isSet: Object.keys(setting).length > 0,
    setting: { ...(entity.audit?.skip ? { skip: entity.audit.skip } : {}), ...setting },
    ...Object.fromEntries(named),
  }
}
