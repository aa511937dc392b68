import type { Sql } from '@chengban/engine/db/sql.ts'
import { settingSql } from '@chengban/modules/platform/config/server/setting.ts'

/** The environment shown to people: production at a host that the company configured, development at all others. */
export type Environment = 'production' | 'development'

/** By the host a request names (a parameter such as `$3`), with or without its port. */
export const environmentSql = (host: string): string =>
  `case when ${settingSql('ui.productionHosts')}
      ?| array[${host}, regexp_replace(${host}, ':\\d+$', '')]
    then 'production' else 'development' end`

export const environmentOf = async (tx: Sql, host: string): Promise<Environment> => {
  const [said] = await tx.query<{ environment: Environment }>(`select ${environmentSql('$1')} as environment`, [host])
  return said?.environment ?? 'development'
}
