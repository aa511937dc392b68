import { datetime } from './kinds/date.ts'
import { int } from './kinds/int.ts'
import { ref } from './kinds/ref.ts'
import { text } from './kinds/text.ts'
import type { EntityName } from './registry.ts'

/** Fields every entity has, so declarations leave them out. */
export const system = {
  id: text('ID', { required: true, readonly: true }),
  tzCreate: datetime('创建时间', { required: true, readonly: true }),
  tzUpdate: datetime('更新时间', { required: true, readonly: true }),
  creatorId: ref('创建人', 'user' as EntityName, { readonly: true, onDelete: 'setNull' }),
  version: int('版本', { required: true, readonly: true, default: 1 }),
} as const
export type System = typeof system

export const isSystemField = (name: string): boolean => name in system
