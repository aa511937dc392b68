import type { Sql } from '@chengban/engine/db/sql.ts'

/** How a client's system is reached. */
export interface SyncKey {
  readonly url: string
  readonly secret: string
}

/** Undefined where the client has none, or it is switched off. */
export const syncKeyOf = async (tx: Sql, clientId: string): Promise<SyncKey | undefined> => {
  const [found] = await tx.query<SyncKey>(
    `select c.value::jsonb ->> 'url' as url, s.secret_value as secret from store.config c
       join store.config s on s.key = c.key || '.secret' where c.key = 'sync.' || $1 and app.syncs_client($1::uuid)`,
    [clientId],
  )
  return found
}
