import type { Entity } from '@chengban/kernel/entity.ts'
import { isSealed } from '@chengban/kernel/field.ts'
import type { Values } from '../row/scene.ts'
import type { Vault } from './vault.ts'

/**
 * Seals in place what was sent for a row: nothing further down the write path knows it in clear. What is the same as
 * what stands stays as it stands, and is no change.
 */
export const sealSent = (vault: Vault, entity: Entity, id: unknown, values: Values, before: Values | null): void => {
  for (const [name, value] of Object.entries(values)) {
    const field = entity.fields[name]
    if (!field || !isSealed(field) || typeof value !== 'string') continue
    const at = { of: entity.name, field: name, id: String(id) }
    const stands = before?.[name]
    const isSame = typeof stands === 'string' && vault.open(at, stands) === value
    values[name] = isSame ? stands : vault.seal(at, value)
  }
}
