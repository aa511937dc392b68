import type { Entity } from '@chengban/kernel/entity.ts'
import { isSealed } from '@chengban/kernel/field.ts'
import type { Values } from '../row/scene.ts'
import type { Vault } from './vault.ts'

/**
 * Seals the input of a row in place: nothing later in the write path has it in clear text. An unchanged value stays as
 * stored, and is no change.
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
