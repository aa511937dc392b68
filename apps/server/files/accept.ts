import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import { isFileField } from '@chengban/kernel/field.ts'

// Decision 021: Files arrive on this machine before they are kept

/** The extensions a field (`{entity}.{field}`) names for itself; null when it names none, or is no field of files. */
export const acceptOf = (catalog: Pick<Catalog, 'all'>, control: string): readonly string[] | null => {
  const [name = '', key = ''] = control.split('.')
  const fields = catalog.all.get(name)?.fields ?? {}
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined
  if (!field || !isFileField(field)) return null
  return field.options.accept ?? null
}
