import type { Sql } from '@chengban/engine/db/sql.ts'

/** The value of a configuration key, inside a transaction; `missing` where the key has been removed. */
export const settingOf = async (tx: Sql, key: string, missing: string): Promise<string> => {
  const [config] = await tx.query<{ value: string }>('select value from store.config where key = $1', [key])
  return config?.value ?? missing
}
