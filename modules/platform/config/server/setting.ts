import type { Sql } from '@chengban/engine/db/sql.ts'
import { literal } from '@chengban/engine/schema/names.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { objectOf } from '@chengban/kernel/keys-of.ts'
import { present } from '@chengban/kernel/present.ts'
import type { SettingKey, Settings } from '@chengban/kernel/registry.ts'
import { readSetting } from '@chengban/kernel/setting.ts'
import { settings } from '@chengban/modules/settings.gen.ts'

// Decision 155: A setting is declared as a field

/** The value of a parameter, inside a transaction; its declared first value where it is empty or has been removed. */
export const settingOf = async <K extends SettingKey>(tx: Sql, key: K): Promise<Settings[K]> =>
  (await settingsOf(tx, [key]))[key]

/** The same of several in one statement. */
export const settingsOf = async <K extends SettingKey>(tx: Sql, keys: readonly K[]): Promise<Pick<Settings, K>> => {
  const rows = await tx.query<{ key: K; value: string | null }>(
    'select key, value from store.config where key = any ($1)',
    [keys],
  )
  const kept = new Map(rows.map(({ key, value }) => [key, value]))
  return objectOf(keys, (key) => {
    const declared = present(settings[key])
    return readSetting(declared, kept.get(key) || declared.first)
  }) as Pick<Settings, K>
}

const types: Partial<Record<Field['kind'], string>> = {
  int: 'integer',
  decimal: 'numeric',
  money: 'numeric',
  percent: 'numeric',
  bool: 'boolean',
  time: 'time',
  json: 'jsonb',
}

/** SQL of the same, of the type of its kind unless another one is given. */
export const settingSql = (key: SettingKey, type?: 'text' | 'time'): string => {
  const { field, first } = present(settings[key])
  const value = `(select nullif(c.value, '') from store.config c where c.key = ${literal(key)})`
  return `coalesce(${value}, ${literal(first)})::${type ?? types[field.kind] ?? 'text'}`
}
