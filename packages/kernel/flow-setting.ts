import type { FlowSetting } from './flow-config.ts'
import { json } from './kinds/json.ts'
import type { EntityName } from './registry.ts'
import { type Setting, setting } from './setting.ts'

/** Declares the first approval settings of an entity; `name` is what people call it. */
export const flow = (entity: EntityName, name: string, first: FlowSetting): Setting =>
  setting(`flow.${entity}`, json(`${name}的审批设置，在系统管理的审批设置中维护`), { first })
