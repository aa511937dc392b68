import type { Sql } from '@chengban/engine/db/sql.ts'
import { literal } from '@chengban/engine/schema/names.ts'
import { objectOf } from '@chengban/kernel/keys-of.ts'
import type { SettingKey } from '@chengban/kernel/registry.ts'
import { firstSettings } from '@chengban/modules/settings.gen.ts'

/** The value of a parameter, inside a transaction; its declared first value where it is empty or has been removed. */
export const settingOf = async (tx: Sql, key: SettingKey): Promise<string> => {
  const [config] = await tx.query<{ value: string }>('select value from store.config where key = $1', [key])
  return config?.value ?? firstSettings[key]
}

/** The same of several in one statement. */
export const settingsOf = async <K extends SettingKey>(
  tx: Sql,
  keys: readonly K[],
): Promise<Readonly<Record<K, string>>> => {
  const rows = await tx.query<{ key: K; value: string | null }>(
    'select key, value from store.config where key = any ($1)',
    [keys],
  )
  const kept = new Map(rows.map(({ key, value }) => [key, value]))
  return objectOf(keys, (key) => kept.get(key) ?? firstSettings[key])
}

/** SQL of the same, of the type in which the statement uses it. */
export const settingSql = (key: SettingKey, type: 'text' | 'integer' | 'numeric' | 'time' | 'jsonb' = 'text'): string =>
  `coalesce((select c.value from store.config c where c.key = ${literal(key)}), ${literal(firstSettings[key])})::${type}`
