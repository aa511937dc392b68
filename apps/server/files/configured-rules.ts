import type { Sql } from '@chengban/engine/db/sql.ts'
import { type FolderRules, rulesOf } from '@chengban/engine/files/folders.ts'

/** The folders' rules as `upload.types` and `upload.maxBytes` have them now. */
export const configuredRules = async (tx: Sql): Promise<FolderRules> => {
  const rows = await tx.query<{ key: string; value: string | null }>(
    `select key, value from store.config where key in ('upload.types', 'upload.maxBytes')`,
  )
  const said = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  return rulesOf(said['upload.types'] ?? null, said['upload.maxBytes'] ?? null)
}
