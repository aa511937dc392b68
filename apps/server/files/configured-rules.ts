import type { Sql } from '@chengban/engine/db/sql.ts'
import { type FolderRules, rulesOf } from '@chengban/engine/files/folders.ts'
import { settingsOf } from '@chengban/modules/platform/config/server/setting.ts'

/** The folders' rules as `upload.types` and `upload.maxBytes` have them now. */
export const configuredRules = async (tx: Sql): Promise<FolderRules> => {
  const set = await settingsOf(tx, ['upload.types', 'upload.maxBytes'])
  return rulesOf(set['upload.types'], set['upload.maxBytes'])
}
