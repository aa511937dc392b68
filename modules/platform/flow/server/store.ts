import type { CallHandler } from '@chengban/engine/call.ts'
import { lock } from '@chengban/engine/db/locks.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { asSystem } from '@chengban/engine/row/scene.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import { create, update } from '@chengban/engine/write/save.ts'
import { type FlowSetting, strategyOf } from '@chengban/kernel/flow-config.ts'
import { flowFault } from '@chengban/kernel/flow-fault.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { config } from '../../config/config.entity.ts'

const prefix = 'flow.'

/** Who keeps the flows need not keep the parameters: the row is written by the system, in the name of who asked. */
export const storeFlow: CallHandler = (engine, { entity, setting }) => {
  const key = `${prefix}${String(entity)}`
  return engine.write(config, async (tx) => {
    await lock(tx, 'flows')
    const value = JSON.stringify(setting)
    const fault = await faultIn(tx, engine.writer.catalog, key, value)
    if (fault) throw invalid({ setting: fault })
    const writer = asSystem(engine.writer)
    const [known] = await tx.query('select from store.config where key = $1', [key])
    await (known
      ? update(tx, writer, config, key, { value })
      : create(tx, writer, config, { key, value, type: 'JSON' }))
    return { entity }
  })
}

/**
 * Returns the error in a parameter that configures an approval; undefined for valid ones and for all other parameters.
 */
export const faultIn = async (tx: Sql, catalog: Catalog, key: string, value: string): Promise<string | undefined> => {
  if (!key.startsWith(prefix)) return undefined
  const entity = catalog.all.get(key.slice(prefix.length))
  if (!entity?.audit) return '没有这种审批单据'
  const setting: unknown = JSON.parse(value)
  return flowFault(entity, setting) ?? (await missing(tx, setting as FlowSetting))
}

/** Roles and codes that a strategy names must be there. */
const missing = async (tx: Sql, { approvers = {}, cc = [] }: FlowSetting): Promise<string | undefined> => {
  const named = [...Object.values(approvers), ...cc].map(strategyOf)
  const about = (kind: string): string[] => named.flatMap((one) => (one?.kind === kind ? [one.about] : []))
  const [found] = await tx.query<{ roles: boolean; codes: boolean }>(
    `select not exists (select from unnest($1::text[]) x (id)
         where not exists (select from store.role r where r.id::text = x.id)) as roles,
       not exists (select from unnest($2::text[]) x (id)
         where not exists (select from store.operation o where o.id = x.id)) as codes`,
    [about('role:'), about('operation:')],
  )
  if (!found?.roles) return '角色不存在'
  return found.codes ? undefined : '操作码不存在'
}
