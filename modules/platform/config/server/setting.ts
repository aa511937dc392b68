import type { Sql } from '@chengban/engine/db/sql.ts'
import type { SettingKey } from '@chengban/kernel/registry.ts'
import { firstSettings } from '@chengban/modules/settings.gen.ts'

/** The value of a parameter, inside a transaction; its declared first value where it has been removed. */
export const settingOf = async (tx: Sql, key: SettingKey): Promise<string> => {
  const [config] = await tx.query<{ value: string }>('select value from store.config where key = $1', [key])
  return config?.value ?? firstSettings[key]
}
